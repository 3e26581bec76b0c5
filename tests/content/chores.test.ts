import { describe, expect, it } from 'vitest'
import { hoursOf, stack, totalOf } from '#src/content/industries/chores.ts'

const mail = { before: { fixed: 5, each: 1 }, after: { fixed: 1.5, each: 0.25 } }
const copying = { before: { fixed: 4, each: 1 }, after: { fixed: 0.5, each: 0 } }

describe('hours of chores', () => {
  it('follow the size of the team', () => {
    expect(hoursOf(mail, 1)).toEqual({ before: 6, after: 1.75, saved: 4.25 })
    expect(hoursOf(mail, 4)).toEqual({ before: 9, after: 2.5, saved: 6.5 })
  })

  it('add up', () => {
    expect(totalOf([mail, copying], 2)).toEqual({ before: 13, after: 2.5, saved: 10.5 })
    expect(totalOf([], 2)).toEqual({ before: 0, after: 0, saved: 0 })
  })

  it('stack end to end', () => {
    expect(stack([2, 0.5, 3])).toEqual([
      [0, 2],
      [2, 2.5],
      [2.5, 5.5],
    ])
  })
})
