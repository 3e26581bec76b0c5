import { expect, it } from 'vitest'
import { marks, quote } from '#src/app/search/marks.ts'

const bracketed = (text: string, ...terms: string[]) =>
  marks(text, new Set(terms))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

it.each([
  ['Data is encrypted.', ['encrypted'], 'Data is [encrypted].'],
  ['Data and data', ['data'], '[Data] and [data]'],
  ['database', ['data'], 'database'],
  ['nothing', [], 'nothing'],
  ['a 99.9% uptime', ['uptime'], 'a 99.9% [uptime]'],
  ['', ['x'], ''],
])('marks whole words of %j', (text, terms, expected) => {
  expect(bracketed(text, ...terms)).toBe(expected)
})

it('each piece carries the offset at which it begins', () => {
  const text = 'one two three two'
  for (const piece of marks(text, new Set(['two'])))
    expect(text.slice(piece.at, piece.at + piece.text.length)).toBe(piece.text)
})

const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`

it('quotes around the first hit, in whole words', () => {
  const quoted = quote(long, new Set(['needle']))
  expect(quoted).toMatch(/^…(before )+needle (after ?)+…$/)
  expect(quoted.length).toBeLessThan(160)
})

it('quotes the beginning where nothing hits, and short texts whole', () => {
  expect(quote(long, new Set())).toMatch(/^before/)
  expect(quote('A short text.', new Set(['text']))).toBe('A short text.')
})

it('ends with one ellipsis, though the text was cut before', () => {
  expect(quote('A text that was cut…', new Set(['text']))).toBe('A text that was cut…')
})
