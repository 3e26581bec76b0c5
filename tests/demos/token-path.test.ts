import { describe, expect, it } from 'vitest'
import { partners, pool, terms } from '#src/content/technology/tokens.ts'
import { contribute, settle, startOf, type Contributions } from '#src/demos/token-path.ts'
import { divide, within } from '#src/lib/shares.ts'

function contributed(
  supplier: readonly [number, number],
  retailer: readonly [number, number],
): Contributions {
  return {
    supplier: { records: supplier[0], insights: supplier[1] },
    retailer: { records: retailer[0], insights: retailer[1] },
  }
}

describe('dividing', () => {
  it.each([
    [1000, [3, 2], [600, 400]],
    [1000, [1, 1, 1], [334, 333, 333]],
    [10, [1, 2, 4], [1, 3, 6]],
    [7, [0, 5], [0, 7]],
    [1000, [0, 0], [0, 0]],
  ])('%i by %j gives %j', (whole, weights, parts) => {
    expect(divide(whole, weights)).toEqual(parts)
  })

  it('loses nothing, whatever the weights', () => {
    for (let one = 0; one <= 40; one += 1)
      for (let other = 1; other <= 40; other += 1)
        expect(divide(1000, [one, other]).reduce((sum, part) => sum + part)).toBe(1000)
  })
})

describe('what was typed', () => {
  it.each([
    ['12', 12],
    ['12.9', 12],
    ['-4', 0],
    ['900', 500],
    ['', 0],
    ['abc', 0],
  ])('%j is %i', (typed, number) => {
    expect(within(typed, 500)).toBe(number)
  })
})

describe('the month', () => {
  it('starts at 300 and 200 points, so at 600 and 400 tokens', () => {
    expect(settle(startOf())).toEqual([
      { id: 'supplier', points: 300, issued: 600, share: 60, paid: 250, open: 0, balance: 350 },
      { id: 'retailer', points: 200, issued: 400, share: 40, paid: 180, open: 0, balance: 220 },
    ])
  })

  it('issues the whole pool or nothing', () => {
    for (const records of [0, 1, 77, 500]) {
      const issued = settle(contributed([records, 3], [19, 0])).map((account) => account.issued)
      expect(issued.reduce((sum, part) => sum + part)).toBe(pool)
    }
    expect(settle(contributed([0, 0], [0, 0])).map(({ issued }) => issued)).toEqual([0, 0])
  })

  it('invoices what the tokens do not pay', () => {
    for (const contributions of [contributed([500, 0], [1, 0]), contributed([0, 0], [4, 0]), startOf()])
      for (const [index, account] of settle(contributions).entries()) {
        expect(account.paid + account.open).toBe(partners[index]?.service.price)
        expect(account.paid + account.balance).toBe(account.issued)
        expect(account.open === 0 || account.balance === 0).toBe(true)
      }
    expect(settle(contributed([500, 0], [1, 0]))[1]).toMatchObject({
      issued: 2,
      paid: 2,
      open: 178,
      balance: 0,
    })
  })

  it('changes one field, within its bounds', () => {
    const start = startOf()
    const next = contribute(start, 'retailer', 'insights', '9999')
    expect(next.retailer).toEqual({ ...start.retailer, insights: terms[1]?.most })
    expect(next.supplier).toEqual(start.supplier)
    expect(start).toEqual(startOf())
  })
})
