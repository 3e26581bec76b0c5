import { expect, it } from 'vitest'
import { chance, digest, fingerprint } from '#src/lib/digest.ts'

it('is the same for the same text, whole and 32 bits wide', () => {
  expect(digest('orbit')).toBe(digest('orbit'))
  for (const text of ['', 'a', 'orbit', '¿Dónde?']) {
    expect(Number.isInteger(digest(text))).toBe(true)
    expect(digest(text)).toBeGreaterThanOrEqual(0)
    expect(digest(text)).toBeLessThan(2 ** 32)
  }
})

it('tells texts apart that differ in one character', () => {
  const texts = Array.from({ length: 500 }, (_, index) => `block ${index}`)
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
})

it('fills the fingerprint up to eight digits', () => {
  for (let index = 0; index < 500; index += 1) expect(fingerprint(String(index))).toMatch(/^[0-9a-f]{8}$/)
})

it('spreads chances evenly', () => {
  const draws = Array.from({ length: 4000 }, (_, index) => chance(`7 ${index} event`))
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => draws.filter((x) => Math.floor(x * 10) === tenth).length,
  )
  expect(Math.min(...tenths)).toBeGreaterThan(320)
  expect(Math.max(...tenths)).toBeLessThan(480)
})
