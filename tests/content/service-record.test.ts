import { describe, expect, it } from 'vitest'
import {
  daysOf,
  durationOf,
  lasting,
  minutesDown,
  percent,
  stateOf,
  uptimeOf,
  type Effect,
  type ServiceRecord,
} from '#src/content/support/service-record.ts'

/** Three days until noon: 60 hours, 3600 minutes. */
function record(...effects: Effect[]): ServiceRecord {
  return {
    updated: '2026-03-03T12:00:00Z',
    days: 3,
    incidents: [{ id: 'a', title: 'A', effects, updates: [] }],
  }
}
const effect = (kind: Effect['kind'], from: string, to: string, component = 'api'): Effect => ({
  component,
  kind,
  from: `2026-03-${from}:00Z`,
  to: `2026-03-${to}:00Z`,
})

describe('uptime', () => {
  it('is whole where nothing happened', () => {
    expect(uptimeOf(record(), 'api')).toBe(100)
  })
  it('loses the minutes down, of this component alone', () => {
    const some = record(effect('down', '02T10:00', '02T10:36'), effect('down', '02T11:00', '02T11:30', 'web'))
    expect(minutesDown(some, 'api')).toBe(36)
    expect(uptimeOf(some, 'api')).toBeCloseTo(99, 10)
  })
  it('counts neither slow nor planned time', () => {
    const some = record(effect('slow', '01T10:00', '01T20:00'), effect('planned', '02T10:00', '02T20:00'))
    expect(uptimeOf(some, 'api')).toBe(100)
  })
  it('counts what lies in the window only', () => {
    const from = record({
      component: 'api',
      kind: 'down',
      from: '2026-02-28T23:50:00Z',
      to: '2026-03-01T00:10:00Z',
    })
    expect(minutesDown(from, 'api')).toBe(10)
    expect(minutesDown(record(effect('down', '03T11:50', '03T13:00')), 'api')).toBe(10)
  })
})

describe('days', () => {
  it('are all there, in order, with their dates', () => {
    expect(daysOf(record(), 'api')).toEqual([
      { date: '2026-03-01', kind: 'good', minutes: 0 },
      { date: '2026-03-02', kind: 'good', minutes: 0 },
      { date: '2026-03-03', kind: 'good', minutes: 0 },
    ])
  })
  it('share what lasts over midnight', () => {
    const days = daysOf(record(effect('down', '01T23:45', '02T00:20')), 'api')
    expect(days.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['down', 15],
      ['down', 20],
      ['good', 0],
    ])
  })
  it('show the worst, with its own minutes', () => {
    const [day] = daysOf(
      record(effect('slow', '01T01:00', '01T05:00'), effect('down', '01T03:00', '01T03:12')),
      'api',
    )
    expect(day).toEqual({ date: '2026-03-01', kind: 'down', minutes: 12 })
  })
  it('add up to the minutes down', () => {
    const some = record(effect('down', '01T23:00', '02T01:00'), effect('down', '03T01:00', '03T01:30'))
    const sum = daysOf(some, 'api').reduce((total, { minutes }) => total + minutes, 0)
    expect(sum).toBe(minutesDown(some, 'api'))
  })
})

it.each([
  ['03T11:00', '03T13:00', 'down'],
  ['03T11:00', '03T12:00', 'good'],
  ['03T12:00', '03T13:00', 'down'],
])('from %s to %s the state at noon is %s', (from, to, state) => {
  expect(stateOf(record(effect('down', from, to)), 'api')).toBe(state)
})

it('the state is the worst of several', () => {
  const both = record(effect('down', '03T11:00', '03T13:00'), effect('slow', '03T11:00', '03T13:00'))
  expect(stateOf(both, 'api')).toBe('down')
})

it('an incident lasts from its first effect to the end of its last', () => {
  const [incident] = record(
    effect('slow', '01T10:00', '01T11:00'),
    effect('down', '01T10:30', '01T12:05'),
  ).incidents
  expect(incident && durationOf(incident)).toBe(125)
})

it.each([
  [100, '100%'],
  [99.999, '99.99%'],
  [99.9555, '99.95%'],
  [99.9, '99.9%'],
])('%d reads %s: never better than it was', (value, text) => {
  expect(percent(value)).toBe(text)
})

it.each([
  [0, '0 min'],
  [19, '19 min'],
  [60, '1 h'],
  [190, '3 h 10 min'],
])('%d minutes read %s', (minutes, text) => {
  expect(lasting(minutes)).toBe(text)
})
