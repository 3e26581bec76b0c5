import { describe, expect, it, vi } from 'vitest'
import { createMachine } from '#src/demos/machine.ts'
import { platformDemo, TIMING } from '#src/demos/platform.ts'
import type { TourEvent } from '#src/demos/tour.ts'
import { pass, stopClock } from './clock.ts'

/** Spec §9: dashboard, streaming, social, analytics, security. */
const STEPS = [3000, 3500, 3000, 4000, 3500] as const
const ROUND = 17_000

function playing() {
  const machine = createMachine(platformDemo)
  machine.send({ type: 'played' })
  return machine
}

stopClock()

it('holds the times of the specification', () => {
  expect(TIMING.steps).toEqual(STEPS)
})

it('waits at the first step until it is played', () => {
  const machine = createMachine(platformDemo)
  pass(60_000)
  expect(machine.getState()).toMatchObject({ index: 0, phase: 'idle' })
  expect(vi.getTimerCount()).toBe(0)
})

describe('while it plays', () => {
  it.each([
    { at: 0, index: 0 },
    { at: 2999, index: 0 },
    { at: 3000, index: 1 },
    { at: 6499, index: 1 },
    { at: 6500, index: 2 },
    { at: 9499, index: 2 },
    { at: 9500, index: 3 },
    { at: 13_499, index: 3 },
    { at: 13_500, index: 4 },
    { at: 16_999, index: 4 },
    { at: ROUND, index: 0 },
    { at: ROUND + 2999, index: 0 },
    { at: ROUND + 3000, index: 1 },
    { at: 10 * ROUND, index: 0 },
  ])('$at ms: step $index', ({ at, index }) => {
    const machine = playing()
    pass(at)
    expect(machine.getState()).toMatchObject({ index, phase: 'playing' })
  })

  it('a second Play changes nothing', () => {
    const machine = playing()
    pass(2000)
    machine.send({ type: 'played' })
    pass(999)
    expect(machine.getState().index).toBe(0)
    pass(1)
    expect(machine.getState().index).toBe(1)
  })
})

describe('pause', () => {
  it.each([
    { before: 1, left: 2999 },
    { before: 1200, left: 1800 },
    { before: 2999, left: 1 },
  ])('after $before ms leaves $left ms', ({ before, left }) => {
    const machine = playing()
    pass(before)
    machine.send({ type: 'paused' })
    pass(60_000)
    expect(machine.getState()).toMatchObject({ index: 0, phase: 'paused' })
    machine.send({ type: 'played' })
    pass(left - 1)
    expect(machine.getState().index).toBe(0)
    pass(1)
    expect(machine.getState().index).toBe(1)
  })

  it('does nothing to a demo that is not playing', () => {
    const machine = createMachine(platformDemo)
    machine.send({ type: 'paused' })
    expect(machine.getState().phase).toBe('idle')
  })
})

describe('stopping', () => {
  const cases: readonly { name: string; event: TourEvent; index: number }[] = [
    ...STEPS.map((_, index) => ({ name: `step ${index}`, event: { type: 'chosen', index } as const, index })),
    { name: 'Reset', event: { type: 'reset' }, index: 0 },
  ]

  it.each(cases)('$name stops the playback there', ({ event, index }) => {
    const machine = playing()
    pass(7000)
    machine.send(event)
    expect(vi.getTimerCount()).toBe(0)
    pass(60_000)
    expect(machine.getState()).toMatchObject({ index, phase: 'idle' })
  })

  it.each(cases)(
    '$name, also from a pause, and Play then gives the step its whole time',
    ({ event, index }) => {
      const machine = playing()
      pass(7000)
      machine.send({ type: 'paused' })
      machine.send(event)
      machine.send({ type: 'played' })
      pass((STEPS[index] ?? 0) - 1)
      expect(machine.getState()).toMatchObject({ index, phase: 'playing' })
      pass(1)
      expect(machine.getState().index).toBe((index + 1) % STEPS.length)
    },
  )
})
