// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { enhanceFaq } from '#src/pages/help-center/enhance-faq.ts'

let root: HTMLElement
let stop: () => void

const field = () => root.querySelector('input') as HTMLInputElement
const shown = () =>
  [...root.querySelectorAll<HTMLElement>('.faq-group:not([hidden]) li:not([hidden]) summary')].map(
    (summary) => summary.textContent,
  )
const tally = () => root.querySelector('[data-faq-tally]')?.textContent

function type(text: string): void {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
}
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

const group = (name: string, ...questions: string[]) =>
  `<section class="faq-group"><h2>${name}</h2><ul>${questions
    .map(
      (text) => `<li><details><summary tabindex="0">${text}</summary><p>Answer on ${text}</p></details></li>`,
    )
    .join('')}</ul></section>`

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><input id="faq-filter"><p data-faq-tally data-all="4 questions">4 questions</p>${group('Access', 'Invite', 'Roles')}${group('Tokens', 'Earning', 'Export')}<h2 data-faq-more="More?" data-faq-nothing="None.">More?</h2></div>`
  root = document.getElementById('root') as HTMLElement
  stop = enhanceFaq(root)
})
afterEach(() => stop())

it.each([
  ['', ['Invite', 'Roles', 'Earning', 'Export'], '4 questions'],
  ['exp', ['Export'], '1 of 4 questions'],
  ['tokens', ['Earning', 'Export'], '2 of 4 questions'],
  ['answer inv', ['Invite'], '1 of 4 questions'],
])('%j leaves %j', (query, questions, told) => {
  type(query)
  expect(shown()).toEqual(questions)
  expect(tally()).toBe(told)
})

it('says when nothing matches, until something does again', () => {
  const close = root.querySelector('[data-faq-nothing]')
  type('xylophone')
  expect(shown()).toEqual([])
  expect(close?.textContent).toBe('None.')
  type('')
  expect(close?.textContent).toBe('More?')
})

it('Escape empties the field, and leaves an empty one alone', () => {
  field().focus()
  type('export')
  expect(press('Escape')).toBe(false)
  expect(field().value).toBe('')
  expect(shown()).toHaveLength(4)
  expect(press('Escape')).toBe(true)
})

it('a link to a question or a group that the filter hides ends the filter, another leaves it', () => {
  const lead = (to: string) =>
    root.querySelector(to)?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  type('export')
  lead('.faq-group:last-of-type li:last-child p')
  expect(shown()).toEqual(['Export'])
  lead('.faq-group:last-of-type li:first-child p')
  expect(shown()).toHaveLength(4)
  expect(field().value).toBe('')
  type('export')
  lead('.faq-group')
  expect(tally()).toBe('4 questions')
})

it('arrows walk from the field through what is left, and back', () => {
  field().focus()
  type('tokens')
  const active = () => document.activeElement?.textContent
  press('ArrowDown')
  expect(active()).toBe('Earning')
  press('ArrowDown')
  expect(active()).toBe('Export')
  press('ArrowDown')
  expect(active()).toBe('Export')
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(field())
})

it('takes what was typed before it was there', () => {
  stop()
  field().value = 'roles'
  stop = enhanceFaq(root)
  expect(shown()).toEqual(['Roles'])
})
