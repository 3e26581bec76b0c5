import { describe, expect, it } from 'vitest'
import { chainOf, firstBroken } from '#src/lib/chain.ts'

const records = ['open', 'pay 12', 'pay 3', 'close']
const recorded = chainOf(records)

describe('a chain', () => {
  it('gives every block a fingerprint of eight digits', () => {
    expect(recorded).toHaveLength(4)
    for (const fingerprint of recorded) expect(fingerprint).toMatch(/^[0-9a-f]{8}$/)
    expect(new Set(recorded).size).toBe(4)
  })

  it('is the same for the same records', () => {
    expect(chainOf([...records])).toEqual(recorded)
    expect(firstBroken(chainOf(records), recorded)).toBe(-1)
  })

  it.each([0, 1, 2, 3])('forged at %i is broken from there on, and nowhere before', (at) => {
    const forged = chainOf(records.map((record, index) => (index === at ? `${record}0` : record)))
    expect(firstBroken(forged, recorded)).toBe(at)
    for (const [index, fingerprint] of forged.entries())
      expect(fingerprint === recorded[index], `block ${index}`).toBe(index < at)
  })

  it('is broken by two records that change places', () => {
    expect(firstBroken(chainOf(['open', 'pay 3', 'pay 12', 'close']), recorded)).toBe(1)
  })
})
