import { describe, expect, it } from 'vitest'
import { starts, trades } from '#src/content/industries/trades.ts'
import { solutions } from '#src/content/solutions.ts'
import { beginners } from '#src/lib/trades.ts'

describe('the table of trades', () => {
  it('has one line for each solution', () => {
    expect(starts.map(({ path }) => path).toSorted()).toEqual(solutions.map(({ link }) => link).toSorted())
  })

  it('lets every trade begin somewhere', () => {
    for (const { id } of trades)
      expect(
        starts.some((start) => beginners(start, [id]).length > 0),
        id,
      ).toBe(true)
  })
})
