import { describe, expect, it } from 'vitest'
import { placements } from '#scenes/placements.ts'
import { chores, team } from '#src/content/industries/hours.ts'
import { events, matterText } from '#src/content/industries/matter.ts'
import { payments, paymentsText } from '#src/content/industries/payments.ts'
import { starts, trades } from '#src/content/industries/trades.ts'
import { industryPages } from '#src/content/pages/industries.ts'
import { content as smb } from '#src/content/pages/smb.ts'
import { solutions } from '#src/content/solutions.ts'
import { totalOf } from '#src/content/industries/chores.ts'
import { addMonths, deadlinesOf, isWeekend, parseDay } from '#src/content/industries/deadlines.ts'
import { APPROVAL_FROM, pathOf } from '#src/pages/fintech/payment-checks.ts'

describe('the table of trades', () => {
  it('has one line for each solution', () => {
    expect(starts.map(({ path }) => path).toSorted()).toEqual(solutions.map(({ link }) => link).toSorted())
  })

  it('lets every trade begin somewhere', () => {
    for (const { id } of trades)
      expect(
        starts.map(({ fits }) => fits[id]),
        id,
      ).toContain('first')
  })
})

it('leads to each industry of the table, by a set piece that can stand in a card', () => {
  expect(industryPages.map(({ path }) => path)).toEqual(trades.map(({ path }) => path))
  for (const { piece } of industryPages) expect(placements).toHaveProperty([piece, 'hero'])
})

describe('the sample payments', () => {
  it('take three different paths, and each record follows its own', () => {
    expect(new Set(payments.map((payment) => pathOf(payment).join())).size).toBe(payments.length)
    for (const payment of payments) {
      expect(payment.entries.map(({ check }) => check)).toEqual(pathOf(payment))
      const times = payment.entries.map(({ time }) => time)
      expect(times).toEqual(times.toSorted())
    }
  })

  it('say the threshold that holds', () => {
    expect(paymentsText.bypass).toBe(`below ${APPROVAL_FROM}`)
  })
})

describe('the sample matter', () => {
  const first = parseDay(matterText.start) ?? Number.NaN

  it('has as many dates as its heading says, each on a working day, whatever the start', () => {
    expect(matterText.heading.line).toContain('seven dates')
    for (let start = first; start < first + 400; start += 1) {
      const deadlines = deadlinesOf(start, events)
      expect(deadlines).toHaveLength(7)
      expect(deadlines.filter(({ day }) => isWeekend(day))).toEqual([])
      expect(deadlines[0]?.id).toBe('served')
      expect(deadlines.at(-1)?.day).toBeGreaterThanOrEqual(addMonths(start, 3))
    }
  })

  it('counts each date from one that stands before it', () => {
    for (const [at, event] of events.entries())
      if ('from' in event) expect(events.slice(0, at).map(({ id }) => id)).toContain(event.from)
  })
})

describe('the sample week', () => {
  it('returns the hours that the page states for each kind of team', () => {
    const rows = smb.blocks?.find(({ counted }) => counted)?.rows
    const sizes = [team.least, 5, team.most]
    expect(rows?.map(({ value }) => value)).toEqual(
      sizes.map((people) => `${totalOf(chores, people).saved}hrs/week`),
    )
    expect(rows?.map(({ term }) => Number(/, (\d+) (person|people)$/.exec(term)?.[1]))).toEqual(sizes)
  })

  it('never takes longer than before', () => {
    for (const { before, after } of chores) {
      expect(after.fixed).toBeLessThan(before.fixed)
      expect(after.each).toBeLessThanOrEqual(before.each)
    }
  })
})
