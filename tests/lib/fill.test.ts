import { expect, it } from 'vitest'
import { fill } from '#src/lib/fill.ts'

it('puts every value in its place', () => {
  expect(fill('{{a}}/{{b}}/{{a}} {c} $&', { a: '1$&', b: '2' })).toBe('1$&/2/1$& {c} $&')
})

it('refuses a name that it does not know', () => {
  expect(() => fill('{{c}}', { a: '1' })).toThrow('{{c}} has no value')
})
