import { describe, expect, it } from 'vitest'
import { socMetrics } from '#src/content/security-solution/operations.ts'
import { createMachine } from '#src/demos/machine.ts'
import { createOperations, TIMING, trendOf, trendText, type OperationsState } from '#src/demos/operations.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

/** The states of a console over `count` readings. */
function readings(seed: number, count: number): OperationsState[] {
  const machine = createMachine(createOperations(seed))
  const states = [machine.getState()]
  machine.send('opened')
  machine.subscribe(() => states.push(machine.getState()))
  pass(TIMING.reading * count)
  machine.pause()
  return states
}

it('has something to show before it is opened, and stands still until then', () => {
  const machine = createMachine(createOperations(1))
  const { log, strip, metrics } = machine.getState()
  expect(log.length).toBe(7)
  expect(strip.length).toBe(48)
  expect(metrics.map(({ id }) => id)).toEqual(socMetrics.map(({ id }) => id))
  pass(60_000)
  expect(machine.getState().log).toBe(log)
})

it('reads once every interval', () => {
  const machine = createMachine(createOperations(1))
  const first = machine.getState().reading
  machine.send('opened')
  pass(TIMING.reading - 1)
  expect(machine.getState().reading).toBe(first)
  pass(1)
  expect(machine.getState().reading).toBe(first + 1)
  pass(9 * TIMING.reading)
  expect(machine.getState().reading).toBe(first + 10)
})

it('says the same for the same seed, and something else for another', () => {
  expect(readings(7, 30)).toEqual(readings(7, 30))
  const strips = [7, 8].map((seed) => String(readings(seed, 30).at(-1)?.strip))
  expect(strips[0]).not.toBe(strips[1])
})

describe.each([1, 2, 1781])('two thousand readings of seed %i', (seed) => {
  const run = (): OperationsState[] => readings(seed, 2000)
  const values = (states: OperationsState[], id: string) =>
    states.map(({ metrics }) => metrics.find((metric) => metric.id === id)?.value ?? Number.NaN)

  it('stay plausible', () => {
    const states = run()
    const blocked = values(states, 'blocked')
    expect(blocked).toEqual(blocked.toSorted((a, b) => a - b))
    const [least, most] = [Math.min, Math.max].map((pick) => pick(...values(states, 'events')))
    expect(least).toBeGreaterThan(42_000)
    expect(most).toBeLessThan(54_000)
    expect(Math.min(...values(states, 'incidents'))).toBeGreaterThanOrEqual(1)
    expect(Math.max(...values(states, 'incidents'))).toBeLessThanOrEqual(3)
    for (const count of values(states, 'endpoints')) expect(Math.abs(count - 4812)).toBeLessThanOrEqual(12)
  })

  it('each change is the difference from the reading before', () => {
    const states = run().slice(0, 60)
    for (const [index, { metrics }] of states.slice(1).entries())
      for (const [at, { value, change }] of metrics.entries())
        expect(value - (states[index]?.metrics[at]?.value ?? 0)).toBe(change)
  })

  it('never say the same line twice, newest first', () => {
    for (const { log } of run().slice(0, 100)) {
      const ids = log.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
      expect(log.every(({ text, time }) => !text.includes('{n}') && /^\d\d:\d\d:\d\d$/.test(time))).toBe(true)
    }
  })
})

it.each([
  [12, '+12', 'good'],
  [1200, '+1,200', 'good'],
  [-3, '-3', 'bad'],
  [0, 'steady', 'neutral'],
])('a change of %i reads %s and is %s', (change, text, trend) => {
  expect(trendText(change)).toBe(text)
  expect(trendOf(change)).toBe(trend)
})
