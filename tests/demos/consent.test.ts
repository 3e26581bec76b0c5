import { describe, expect, it } from 'vitest'
import { consentText, purposes, sources } from '#src/content/technology/consent.ts'
import { asked, decide, fingerprintOf, flowsOf, usedOf } from '#src/demos/consent.ts'

const { record } = consentText

describe('consent', () => {
  it('begins with nothing allowed and one entry', () => {
    expect(asked).toEqual({ given: [], entries: [record.asked] })
    expect(flowsOf(asked).some(({ flows }) => flows)).toBe(false)
    expect(usedOf(asked)).toEqual([])
  })

  it.each(purposes)('to $id lets its data flow, and no other', ({ id, uses }) => {
    const flowing = flowsOf(decide(asked, id)).filter(({ flows }) => flows)
    expect(flowing).toEqual(uses.map((source) => ({ source, purpose: id, flows: true })))
    expect(usedOf(decide(asked, id)).toSorted()).toEqual(uses.toSorted())
  })

  it('is withdrawn as it was given, and both stay on record', () => {
    const after = decide(decide(asked, 'news'), 'news')
    expect(after.given).toEqual([])
    expect(after.entries).toEqual([
      record.asked,
      record.allowed('News by email'),
      record.withdrawn('News by email'),
    ])
  })

  it('keeps data in use while another purpose still needs it', () => {
    const both = decide(decide(asked, 'statistics'), 'partners')
    expect(usedOf(decide(both, 'statistics'))).toEqual(['orders'])
  })

  it('uses every kind of data once all is allowed', () => {
    const all = purposes.reduce((consent, { id }) => decide(consent, id), asked)
    expect(usedOf(all)).toEqual(sources.map(({ id }) => id))
    expect(flowsOf(all).every(({ flows }) => flows)).toBe(true)
  })

  it('changes its fingerprint with every entry, and with their order', () => {
    const one = decide(decide(asked, 'news'), 'advice')
    const other = decide(decide(asked, 'advice'), 'news')
    const prints = [asked, decide(asked, 'news'), one, other].map(fingerprintOf)
    expect(new Set(prints).size).toBe(4)
  })
})
