import { describe, expect, it } from 'vitest'
import {
  addMonths,
  addWorkingDays,
  dateText,
  deadlinesOf,
  isoOf,
  parseDay,
  weekdayName,
} from '#src/content/industries/deadlines.ts'

function day(text: string): number {
  const parsed = parseDay(text)
  if (parsed === null) throw new Error(`${text} is no date`)
  return parsed
}

describe('reading a date', () => {
  it('comes back as it was', () => {
    for (const text of ['2000-01-01', '2024-02-29', '2026-03-29', '2099-12-31'])
      expect(isoOf(day(text))).toBe(text)
    expect(dateText(day('2026-03-02'))).toBe('March 2, 2026')
    expect(weekdayName(day('2026-03-02'))).toBe('Monday')
  })

  it.each(['', '2026-3-2', '2026-02-30', '2025-02-29', '2026-13-01', '1999-12-31', '0002-01-01', 'today'])(
    'refuses %j',
    (text) => {
      expect(parseDay(text)).toBeNull()
    },
  )
})

describe('counting', () => {
  it.each([
    ['2026-03-06', 1, '2026-03-09'],
    ['2026-03-07', 1, '2026-03-09'],
    ['2026-03-02', 5, '2026-03-09'],
    ['2026-03-09', -5, '2026-03-02'],
    ['2026-03-08', -1, '2026-03-06'],
    ['2026-03-02', 0, '2026-03-02'],
  ])('working days: %s and %i are %s', (from, count, to) => {
    expect(isoOf(addWorkingDays(day(from), count))).toBe(to)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-02', 2, '2026-05-02'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('months: %s and %i are %s', (from, count, to) => {
    expect(isoOf(addMonths(day(from), count))).toBe(to)
  })
})

describe('deadlines', () => {
  it('move from a weekend to the Monday after it', () => {
    for (const served of ['2026-03-07', '2026-03-08'])
      expect(deadlinesOf(day(served), [{ id: 'due', unit: 'days', count: 14 }])).toEqual([
        { id: 'due', day: day('2026-03-23'), fell: day(served) + 14 },
      ])
  })

  it('count from one another, after it has moved, and come by date', () => {
    const rules = [
      { id: 'due', unit: 'days', count: 13 },
      { id: 'draft', unit: 'working days', count: -5, from: 'due' },
    ] as const
    expect(deadlinesOf(day('2026-03-02'), rules)).toEqual([
      { id: 'draft', day: day('2026-03-09'), fell: null },
      { id: 'due', day: day('2026-03-16'), fell: day('2026-03-15') },
    ])
  })
})
