import { expect, it, vi } from 'vitest'
import { createEngine } from '#src/demos/engine.ts'
import { flowDemo, TIMING } from '#src/demos/flow.ts'
import { pass, stopClock } from './clock.ts'

vi.mock('react', () => {
  throw new Error('a demo must not need React')
})

stopClock()

function watched() {
  const engine = createEngine(flowDemo)
  engine.send('watched')
  const phase = () => engine.getState().phase
  return { engine, phase }
}

it('starts about four seconds after it is seen', () => {
  expect(TIMING.start).toBe(4000)
  const { phase } = watched()
  pass(3999)
  expect(phase()).toBe('waiting')
  pass(1)
  expect(phase()).toBe('flowing')
})

it('counts only the time in view', () => {
  const { engine, phase } = watched()
  pass(3000)
  engine.pause()
  pass(60_000)
  expect(phase()).toBe('waiting')
  engine.resume()
  pass(1000)
  expect(phase()).toBe('flowing')
})

it('stays paused once the visitor has paused it, however often it is seen', () => {
  const { engine, phase } = watched()
  pass(TIMING.start)
  engine.send('paused')
  engine.send('watched')
  pass(60_000)
  expect(phase()).toBe('paused')
  engine.send('played')
  expect(phase()).toBe('flowing')
})

it('starts at once when asked to, and once', () => {
  const { engine, phase } = watched()
  engine.send('played')
  expect(phase()).toBe('flowing')
  expect(vi.getTimerCount()).toBe(0)
})

it('does not start by itself for those who asked for less motion, but does when they press Play', () => {
  const { engine, phase } = watched()
  engine.send('stilled')
  pass(60_000)
  expect(phase()).toBe('waiting')
  engine.send('played')
  expect(phase()).toBe('flowing')
  engine.send('stilled')
  expect(phase()).toBe('paused')
})
