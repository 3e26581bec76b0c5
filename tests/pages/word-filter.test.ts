import { expect, it } from 'vitest'
import { accepts } from '#src/pages/help-center/word-filter.ts'

const text = 'How do I invite a colleague? In the workspace, under People, with a rôle.'

it.each([
  ['', true],
  ['  ', true],
  ['invite', true],
  ['INV', true],
  ['colleague invite', true],
  ['role', true],
  ['rôle', true],
  ['vite', false],
  ['invite customer', false],
  ['people,', true],
  ['.*', true],
  ['(', true],
])('%j: %s', (query, expected) => {
  expect(accepts(query, text)).toBe(expected)
})
