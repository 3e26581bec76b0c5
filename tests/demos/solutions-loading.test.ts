import { expect, it } from 'vitest'
import { createMachine } from '#src/demos/machine.ts'
import { solutionsLoading, TIMING } from '#src/demos/solutions-loading.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

const { card, farewell } = TIMING

it.each([
  { at: 0, phase: 'loading', loaded: 0 },
  { at: card - 1, phase: 'loading', loaded: 0 },
  { at: card, phase: 'loading', loaded: 1 },
  { at: 2 * card, phase: 'loading', loaded: 2 },
  { at: 3 * card, phase: 'loading', loaded: 3 },
  { at: 4 * card, phase: 'loading', loaded: 4 },
  { at: 5 * card, phase: 'loading', loaded: 5 },
  { at: 6 * card - 1, phase: 'loading', loaded: 5 },
  { at: 6 * card, phase: 'loaded', loaded: 6 },
  { at: 6 * card + farewell - 1, phase: 'loaded', loaded: 6 },
  { at: 6 * card + farewell, phase: 'gone', loaded: 6 },
  { at: 60_000, phase: 'gone', loaded: 6 },
])('$at ms after the start: $phase, $loaded of 6', ({ at, phase, loaded }) => {
  const machine = createMachine(solutionsLoading)
  machine.send('start')
  pass(at)
  expect(machine.getState()).toEqual({ phase, loaded })
})

it('waits for its start, and starts once', () => {
  const machine = createMachine(solutionsLoading)
  pass(60_000)
  expect(machine.getState()).toEqual({ phase: 'waiting', loaded: 0 })
  machine.send('start')
  pass(3 * card)
  machine.send('start')
  pass(card)
  expect(machine.getState().loaded).toBe(4)
})

it.each([0, 2 * card, 6 * card, 60_000])('all at once, %i ms after the start, and never more', (at) => {
  const machine = createMachine(solutionsLoading)
  machine.send('start')
  pass(at)
  machine.send('all')
  expect(machine.getState().loaded).toBe(6)
  pass(60_000)
  expect(machine.getState()).toEqual({ phase: 'gone', loaded: 6 })
})

it('all at once without a start says so for a while', () => {
  const machine = createMachine(solutionsLoading)
  machine.send('all')
  pass(farewell - 1)
  expect(machine.getState().phase).toBe('loaded')
  pass(1)
  expect(machine.getState().phase).toBe('gone')
})
