import { describe, expect, it, vi } from 'vitest'
import { stages } from '#src/content/automation/onboarding.ts'
import { createMachine } from '#src/demos/machine.ts'
import { BEATS, beatOf, onboardingDemo, TIMING, type OnboardingEvent } from '#src/demos/onboarding.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

const { beat, hold } = TIMING

/** A demo after events with a wait in ms behind each. */
function run(events: readonly [event: OnboardingEvent, wait: number][]) {
  const machine = createMachine(onboardingDemo)
  for (const [event, wait] of events) {
    machine.send(event)
    pass(wait)
  }
  return machine
}

const seen = (index: number) => ({ type: 'seen', index }) as const
const chosen = (index: number) => ({ type: 'chosen', index }) as const

it('is idle until a stage is seen', () => {
  const machine = createMachine(onboardingDemo)
  pass(60_000)
  expect(machine.getState()).toMatchObject({ phase: 'idle', index: 0, beat: 0 })
})

describe('a stage that is seen does its work in beats', () => {
  it.each([
    { at: 0, phase: 'working', done: 0 },
    { at: beat - 1, phase: 'working', done: 0 },
    { at: beat, phase: 'working', done: 1 },
    { at: 2 * beat, phase: 'working', done: 2 },
    { at: 3 * beat - 1, phase: 'working', done: 2 },
    { at: 3 * beat, phase: 'done', done: 3 },
    { at: 60_000, phase: 'done', done: 3 },
  ] as const)('$at ms: $phase, $done beats', ({ at, phase, done }) => {
    expect(run([[seen(0), at]]).getState()).toMatchObject({ phase, index: 0, beat: done })
  })

  it('a stage that is left makes way at once for the next', () => {
    const machine = run([
      [seen(0), beat],
      [seen(1), beat],
    ])
    expect(machine.getState()).toMatchObject({ phase: 'working', index: 1, beat: 1 })
    expect(beatOf(machine.getState(), 0)).toBe(BEATS)
    expect(beatOf(machine.getState(), 2)).toBe(0)
    pass(60_000)
    expect(machine.getState().beat).toBe(BEATS)
  })
})

it('scrolled back to, a stage is found done', () => {
  const machine = run([
    [seen(0), beat],
    [seen(3), beat],
    [seen(1), 0],
  ])
  expect(machine.getState()).toMatchObject({ phase: 'done', index: 1, beat: BEATS })
  expect(vi.getTimerCount()).toBe(0)
})

describe('a choice', () => {
  it('is shown at once and plays again', () => {
    const machine = run([
      [seen(4), 60_000],
      [chosen(1), 0],
    ])
    expect(machine.getState()).toMatchObject({ phase: 'working', index: 1, beat: 0 })
    pass(3 * beat)
    expect(machine.getState()).toMatchObject({ phase: 'done', index: 1, beat: BEATS })
  })

  it('outlasts the stages that scroll past on the way to it', () => {
    const machine = run([
      [seen(0), 0],
      [chosen(4), 100],
    ])
    for (const stage of stages.keys()) {
      machine.send(seen(stage))
      expect(machine.getState().index).toBe(4)
    }
  })

  it('gives way to the scroll once its stage is reached', () => {
    const machine = run([
      [chosen(2), 300],
      [seen(2), 0],
      [seen(3), 0],
    ])
    expect(machine.getState().index).toBe(3)
  })

  it('gives way after a while where its stage is never reached', () => {
    const machine = run([
      [chosen(2), hold - 1],
      [seen(1), 0],
    ])
    expect(machine.getState().index).toBe(2)
    pass(3 * beat)
    machine.send(seen(1))
    expect(machine.getState().index).toBe(1)
  })
})

it('finishes at once for those who want no motion', () => {
  const machine = run([[chosen(3), 0]])
  machine.finish()
  expect(machine.getState()).toMatchObject({ phase: 'done', index: 3, beat: BEATS, held: false })
})
