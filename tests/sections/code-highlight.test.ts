import { expect, it } from 'vitest'
import { linesOf, tokensOf } from '#src/sections/code-highlight.ts'

const kinds = (code: string, language: string) =>
  tokensOf(code, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ text, kind }) => `${kind} ${text}`)

it.each([
  [
    'json',
    '{ "a": "b", "c": -1.5, "d": null }',
    ['key "a"', 'string "b"', 'key "c"', 'number -1.5', 'key "d"', 'word null'],
  ],
  [
    'yaml',
    'port: 993 # tls\nlist: [a, "b"]',
    ['key port', 'number 993', 'comment # tls', 'key list', 'string "b"'],
  ],
  ['bash', 'curl -H "A: $KEY" https://x/#y', ['word curl', 'key -H', 'string "A: $KEY"']],
  ['javascript', "const a = 'b' // why", ['word const', "string 'b'", 'comment // why']],
  ['csv', 'a,1', []],
])('%s', (language, code, expected) => {
  expect(kinds(code, language)).toEqual(expected)
})

it('an address is no comment', () => {
  expect(kinds("fetch('https://a.example/b')", 'javascript')).toEqual(["string 'https://a.example/b'"])
})

it.each(['json', 'yaml', 'bash', 'javascript', 'csv'])('%s: nothing is lost or moved', (language) => {
  const code = 'const "a": 1 # x\n  -d \'{ "b": 2 }\' // y\n`t`'
  const tokens = tokensOf(code, language)
  expect(tokens.map(({ text }) => text).join('')).toBe(code)
  for (const { at, text } of tokens) expect(code.slice(at, at + text.length)).toBe(text)
})

it('lines: one that wraps on a phone has a box with its indent, all others between share one', () => {
  const long = '    d: "as long as a line must be that wraps on a phone",\n'
  const code = `const a = {\n  b: "c",\n\n${long}  ${long}}\n}`
  const lines = linesOf(code, 'javascript')
  expect(lines.map(({ indent }) => indent)).toEqual([null, 4, 6, null])
  const texts = lines.map(({ tokens }) => tokens.map(({ text }) => text).join(''))
  expect(texts).toEqual(['const a = {\n  b: "c",\n\n', long, `  ${long}`, '}\n}'])
  for (const { at, text } of lines.flatMap(({ tokens }) => tokens))
    expect(code.slice(at, at + text.length)).toBe(text)
})
