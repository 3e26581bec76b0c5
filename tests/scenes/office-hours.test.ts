import { expect, it } from 'vitest'
import { hourAtOffice, OPEN } from '#scenes/hours/office-hours.ts'

it('tells the hour at the office, eight hours behind Greenwich, past midnight too', () => {
  expect(hourAtOffice(Date.parse('2026-03-02T17:30:00Z'))).toBeCloseTo(9.5)
  expect(hourAtOffice(Date.parse('2026-03-02T03:00:00Z'))).toBeCloseTo(19)
  expect(hourAtOffice(Date.parse('2026-03-02T08:00:00Z'))).toBeCloseTo(0)
})

it('opens before it closes', () => {
  expect(OPEN.from).toBeLessThan(OPEN.to)
})
