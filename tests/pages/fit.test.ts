import { describe, expect, it } from 'vitest'
import { beginners, listed } from '#src/pages/industries/fit.ts'

describe('where trades begin', () => {
  it('names those that begin with a solution, in their order', () => {
    const fits = { shop: 'first', bank: 'soon', court: 'first', farm: 'later' } as const
    expect(beginners({ fits }, ['farm', 'court', 'bank', 'shop'])).toEqual(['court', 'shop'])
    expect(beginners({ fits }, ['farm', 'bank'])).toEqual([])
  })
})

describe('names in a sentence', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
  ])('%j', (names, text) => {
    expect(listed(names)).toBe(text)
  })
})
