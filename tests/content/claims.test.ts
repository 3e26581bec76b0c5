import { describe, expect, it } from 'vitest'
import { sources } from '#src/content/analytics/sources.ts'
import { howToBuy, serviceLevel } from '#src/content/buying.ts'
import api from '#src/content/support/openapi.json'
import { topicTexts } from '#src/content/topic-texts.ts'
import { allCopy } from './copy.ts'

/** All copy that a buyer or an engineer may hold against us; the articles tell of other people's systems. */
const ours = allCopy.filter(({ file }) => !file.startsWith('articles/'))
const saying = (pattern: RegExp, of = ours) => of.filter(({ text }) => pattern.test(text))
const files = (pattern: RegExp) => new Set(saying(pattern).map(({ file }) => file))
const schemas = api.components.schemas

describe('what is sold is what the documentation describes', () => {
  it.each([
    ['two factors for everyone', /\btwo factors\b/i, 4],
    ['a second person confirms a full export', /full export/i, 3],
    ['erasure reaches backups within 35 days', /within 35 days/, 4],
    ['price by products, people and data volume', /people.*data volume/, 4],
    ['a trial of 30 days', /\b30 days\b/, 4],
    ['two people sign above a threshold', /Above your threshold/, 2],
    ['a person sends the first reply', /a person (sends it|has approved)/, 2],
    ['a manager confirms who gets a task', /manager confirms/, 3],
    ['shops count as financial data', /shops and accounting systems count as financial data/i, 2],
  ])('%s: said on several pages', (_, claim, least) => {
    expect(files(claim).size, [...files(claim)].join(', ')).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['a factor fewer, or only for some', /several factors|two factors (for|only)|optional second factor/i],
    ['events that nothing ever changes', /\bevents?\b.*\b(never|cannot be) (edited|changed|erased)/i],
    ['idempotency keys that end within a day', /Idempotency.*24 hours|kept for (a day|24 hours)/i],
    ['first replies without a person', /first repl(y|ies) (is|are|go|goes) (sent|out)/i],
    ['steps that can all be undone', /every step (can be undone|is reversible)|reversible/i],
    ['a task assigned without a manager', /assigned by skill, load/i],
    ['visitors’ machines turned away', /machines? (is|are) turned away/i],
    ['the two meanings of “ledger”', /\b(typed|see) .*\bin the ledger\b|refund ledger|shops and ledgers/i],
  ])('nothing says otherwise: %s', (_, contrary) => {
    expect(saying(contrary).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })
})

describe('the fields that the pages promise', () => {
  it('the assistant’s reply has its sources and its confidence', () => {
    expect(saying(/Sources under every answer/)).toHaveLength(1)
    expect(saying(/^Confidence in plain sight/)).toHaveLength(1)
    expect(schemas.Reply.required).toEqual(expect.arrayContaining(['sources', 'confidence', 'language']))
  })

  it('an answer of analytics has the records behind it, and its margin', () => {
    expect(schemas.Answer.required).toContain('records')
    expect(schemas.Answer.properties).toHaveProperty('margin')
  })

  it('the kinds of source begin with those that the page of analytics draws', () => {
    const { kind } = schemas.Source.properties
    expect(kind.enum.slice(0, sources.length)).toEqual([
      'social',
      'website',
      'crm',
      'finance',
      'app',
      'email_marketing',
    ])
    expect(sources.map(({ name }) => name)).toEqual([
      'Social media',
      'Website analytics',
      'CRM',
      'Financial data',
      'Mobile apps',
      'Email marketing',
    ])
    expect(schemas.NewSource.properties.kind).toEqual(kind)
  })

  it('a key for repeats lives as long in the reference as in the guide', () => {
    const { description } = api.components.parameters.IdempotencyKey
    expect(description).toContain('seven days')
    expect(saying(/Idempotency-Key.*seven days/).length).toBeGreaterThanOrEqual(2)
  })
})

describe('what closes a deal', () => {
  const valueOf = (rows: readonly { term: string; value?: string }[], term: string) =>
    rows.find((row) => row.term === term)?.value

  it('a demo and a trial are as long where they are asked for', () => {
    expect(topicTexts.demo.lead).toContain(valueOf(howToBuy.rows, 'Demo'))
    expect(topicTexts.trial.lead).toContain(valueOf(howToBuy.rows, 'Free trial'))
    expect(topicTexts.demo.next.at(-1)).toMatch(/written summary, with the price/)
    expect(howToBuy.rows.find(({ term }) => term === 'Demo')?.detail).toMatch(
      /written summary with the price/,
    )
  })

  it('data is where the help center says', () => {
    const place = serviceLevel.rows.find(({ term }) => term === 'Data location')?.detail
    expect(place).toMatch(/^United States or European Union/)
    expect(saying(/the United States or the European Union, at two sites/)).toHaveLength(1)
  })
})
