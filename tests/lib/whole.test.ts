import { expect, it } from 'vitest'
import { WHOLE } from '#src/lib/whole.ts'

it.each([
  ['Stored with AES-256, always', ['Stored with ', 'AES-256', ', always']],
  ['The rules of NIST SP 800-207.', ['The rules of ', 'NIST SP 800-207', '.']],
  ['by SP 800-63B and ERC-1400', ['by ', 'SP 800-63B', ' and ', 'ERC-1400', '']],
  ['A call-back in plain, well-known words', ['A call-back in plain, well-known words']],
])('of “%s” names with a number stay whole, all else may break', (text, parts) => {
  expect(text.split(WHOLE)).toEqual(parts)
})
