import { describe, expect, it } from 'vitest'
import { createMachine } from '#src/demos/machine.ts'
import { phaseOf, STEPS, taskLifecycle, TIMING } from '#src/demos/task-lifecycle.ts'
import { pass, stopClock } from './clock.ts'

const begin = () => {
  const machine = createMachine(taskLifecycle)
  machine.send({ type: 'began' })
  return machine
}

stopClock()

describe('playing', () => {
  it('rests at a step, departs, and shows the next one on arrival', () => {
    const machine = begin()
    pass(TIMING.dwell - 1)
    expect(machine.getState()).toMatchObject({ index: 0, heading: 0 })
    expect(phaseOf(machine.getState())).toBe('resting')
    pass(1)
    expect(machine.getState()).toMatchObject({ index: 0, heading: 1 })
    expect(phaseOf(machine.getState())).toBe('travelling')
    pass(TIMING.travel - 1)
    expect(machine.getState().index).toBe(0)
    pass(1)
    expect(machine.getState()).toMatchObject({ index: 1, heading: 1 })
  })

  it('shows every step in turn, stays longer at the last, and begins again', () => {
    const machine = begin()
    const seen = [machine.getState().index]
    machine.subscribe(() => {
      const { index } = machine.getState()
      if (index !== seen.at(-1)) seen.push(index)
    })
    pass((STEPS - 1) * (TIMING.dwell + TIMING.travel) + TIMING.finished - 1)
    expect(seen).toEqual([0, 1, 2, 3])
    pass(1)
    expect(machine.getState().heading).toBe(0)
    pass(TIMING.travel)
    expect(seen).toEqual([0, 1, 2, 3, 0])
    pass(TIMING.dwell + TIMING.travel)
    expect(machine.getState().index).toBe(1)
  })

  it('keeps the served part of a wait while it is out of view', () => {
    const machine = begin()
    pass(TIMING.dwell - 100)
    machine.pause()
    pass(60_000)
    expect(machine.getState().heading).toBe(0)
    machine.resume()
    pass(99)
    expect(machine.getState().heading).toBe(0)
    pass(1)
    expect(machine.getState().heading).toBe(1)
  })
})

describe('pausing', () => {
  it('stops at the step on show', () => {
    const machine = begin()
    pass(500)
    machine.send({ type: 'paused' })
    pass(60_000)
    expect(machine.getState()).toEqual({ index: 0, heading: 0, playing: false, held: true })
    expect(phaseOf(machine.getState())).toBe('paused')
  })

  it('lets a task that is under way arrive, and then stops', () => {
    const machine = begin()
    pass(TIMING.dwell + TIMING.travel / 2)
    machine.send({ type: 'paused' })
    pass(TIMING.travel / 2)
    expect(machine.getState().index).toBe(1)
    pass(60_000)
    expect(machine.getState()).toMatchObject({ index: 1, heading: 1 })
  })

  it('goes on from where it stopped, soon after Play', () => {
    const machine = createMachine(taskLifecycle)
    machine.send({ type: 'selected', index: 2 })
    machine.send({ type: 'played' })
    pass(TIMING.start)
    expect(machine.getState()).toMatchObject({ index: 2, heading: 3, playing: true, held: false })
  })

  it('goes on with a journey when Play comes before its end', () => {
    const machine = begin()
    pass(TIMING.dwell + 100)
    machine.send({ type: 'paused' })
    pass(100)
    machine.send({ type: 'played' })
    pass(TIMING.travel - 200)
    expect(machine.getState().index).toBe(1)
    pass(TIMING.dwell)
    expect(machine.getState().heading).toBe(2)
  })

  it('does not start over on a second Play', () => {
    const machine = begin()
    pass(TIMING.dwell - 50)
    machine.send({ type: 'played' })
    pass(50)
    expect(machine.getState().heading).toBe(1)
  })
})

describe('choosing', () => {
  it.each([0, 1, 2, 3])('step %i shows it and stops playback', (index) => {
    const machine = begin()
    pass(TIMING.dwell + 200)
    machine.send({ type: 'selected', index })
    expect(machine.getState()).toEqual({ index, heading: index, playing: false, held: true })
    pass(60_000)
    expect(machine.getState().index).toBe(index)
  })

  it('is undone by Reset, which stops at the first step', () => {
    const machine = begin()
    pass(TIMING.dwell + TIMING.travel + 10)
    machine.send({ type: 'reset' })
    expect(machine.getState()).toBe(taskLifecycle.initial)
    pass(60_000)
    expect(machine.getState()).toBe(taskLifecycle.initial)
  })
})
