import { describe, expect, it, vi } from 'vitest'
import { createEngine } from '#src/demos/engine.ts'
import { protectionDemo, TIMING } from '#src/demos/protection.ts'
import { pass, stopClock } from './clock.ts'

vi.mock('react', () => {
  throw new Error('a demo must not need React')
})

function rotating() {
  const engine = createEngine(protectionDemo)
  engine.send({ type: 'played' })
  return engine
}

stopClock()

it('holds the time of the specification', () => {
  expect(TIMING.rotation).toBe(4000)
})

it('does not turn by itself before it is played: reduced motion never plays it', () => {
  const engine = createEngine(protectionDemo)
  engine.send({ type: 'paused' })
  pass(60_000)
  expect(engine.getState()).toEqual({ index: 0, phase: 'idle', held: false })
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
  const engine = rotating()
  pass(at)
  expect(engine.getState().index).toBe(index)
})

describe('a chosen item', () => {
  it.each([0, 1, 2, 3])('%i is shown for a whole turn, then the next', (index) => {
    const engine = rotating()
    pass(3000)
    engine.send({ type: 'chosen', index })
    pass(3999)
    expect(engine.getState()).toMatchObject({ index, phase: 'playing' })
    pass(1)
    expect(engine.getState().index).toBe((index + 1) % 4)
  })

  it('stays while the rotation is paused', () => {
    const engine = rotating()
    engine.send({ type: 'paused' })
    engine.send({ type: 'chosen', index: 2 })
    pass(60_000)
    expect(engine.getState()).toMatchObject({ index: 2, phase: 'paused' })
    engine.send({ type: 'played' })
    pass(4000)
    expect(engine.getState().index).toBe(3)
  })
})

describe.each([
  { what: 'pause', stop: { type: 'paused' }, go: { type: 'played' } },
  { what: 'hover', stop: { type: 'held', held: true }, go: { type: 'held', held: false } },
] as const)('$what', ({ stop, go }) => {
  it('keeps the part of the wait already served', () => {
    const engine = rotating()
    pass(3000)
    engine.send(stop)
    pass(60_000)
    expect(engine.getState().index).toBe(0)
    engine.send(go)
    pass(999)
    expect(engine.getState().index).toBe(0)
    pass(1)
    expect(engine.getState().index).toBe(1)
  })
})

it('leaving with the pointer does not end a pause', () => {
  const engine = rotating()
  engine.send({ type: 'held', held: true })
  engine.send({ type: 'paused' })
  engine.send({ type: 'held', held: false })
  pass(60_000)
  expect(engine.getState()).toMatchObject({ index: 0, phase: 'paused' })
})
