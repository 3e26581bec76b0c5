import { describe, expect, it } from 'vitest'
import { APPROVAL_FROM, pathOf, stretchesOf } from '#src/pages/fintech/payment-checks.ts'

describe('the path of a payment', () => {
  it('passes approval by below the threshold', () => {
    expect(pathOf({ match: false, score: APPROVAL_FROM - 1 })).toEqual([
      'received',
      'screening',
      'score',
      'ledger',
    ])
  })

  it('needs approval from the threshold on', () => {
    expect(pathOf({ match: false, score: APPROVAL_FROM })).toContain('approval')
  })

  it('goes to review with a match, whatever the score', () => {
    for (const score of [0, 99])
      expect(pathOf({ match: true, score })).toEqual(['received', 'screening', 'review', 'ledger'])
  })

  it('is made of stretches', () => {
    expect(stretchesOf(['received', 'screening', 'review'])).toEqual([
      'received-screening',
      'screening-review',
    ])
    expect(stretchesOf(['received'])).toEqual([])
  })
})
