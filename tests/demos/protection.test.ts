import { describe, expect, it } from 'vitest'
import { createMachine } from '#src/demos/machine.ts'
import { protectionDemo, TIMING } from '#src/demos/protection.ts'
import { pass, stopClock } from './clock.ts'

function rotating() {
  const machine = createMachine(protectionDemo)
  machine.send({ type: 'played' })
  return machine
}

stopClock()

it('holds the time of the specification', () => {
  expect(TIMING.rotation).toBe(4000)
})

it('does not turn by itself before it is played: reduced motion never plays it', () => {
  const machine = createMachine(protectionDemo)
  machine.send({ type: 'paused' })
  pass(60_000)
  expect(machine.getState()).toEqual({ index: 0, phase: 'idle', held: false })
})

it.each([
  { at: 3999, index: 0 },
  { at: 4000, index: 1 },
  { at: 8000, index: 2 },
  { at: 12_000, index: 3 },
  { at: 15_999, index: 3 },
  { at: 16_000, index: 0 },
  { at: 20_000, index: 1 },
])('$at ms: item $index', ({ at, index }) => {
  const machine = rotating()
  pass(at)
  expect(machine.getState().index).toBe(index)
})

describe('a chosen item', () => {
  it.each([0, 1, 2, 3])('%i is shown for a whole turn, then the next', (index) => {
    const machine = rotating()
    pass(3000)
    machine.send({ type: 'chosen', index })
    pass(3999)
    expect(machine.getState()).toMatchObject({ index, phase: 'playing' })
    pass(1)
    expect(machine.getState().index).toBe((index + 1) % 4)
  })

  it('stays while the rotation is paused', () => {
    const machine = rotating()
    machine.send({ type: 'paused' })
    machine.send({ type: 'chosen', index: 2 })
    pass(60_000)
    expect(machine.getState()).toMatchObject({ index: 2, phase: 'paused' })
    machine.send({ type: 'played' })
    pass(4000)
    expect(machine.getState().index).toBe(3)
  })
})

describe.each([
  { what: 'pause', stop: { type: 'paused' }, go: { type: 'played' } },
  { what: 'hover', stop: { type: 'held', held: true }, go: { type: 'held', held: false } },
] as const)('$what', ({ stop, go }) => {
  it('keeps the part of the wait already served', () => {
    const machine = rotating()
    pass(3000)
    machine.send(stop)
    pass(60_000)
    expect(machine.getState().index).toBe(0)
    machine.send(go)
    pass(999)
    expect(machine.getState().index).toBe(0)
    pass(1)
    expect(machine.getState().index).toBe(1)
  })
})

it('leaving with the pointer does not end a pause', () => {
  const machine = rotating()
  machine.send({ type: 'held', held: true })
  machine.send({ type: 'paused' })
  machine.send({ type: 'held', held: false })
  pass(60_000)
  expect(machine.getState()).toMatchObject({ index: 0, phase: 'paused' })
})
