import { expect, it, vi } from 'vitest'
import { createMachine } from '#src/demos/machine.ts'
import { flowDemo, TIMING } from '#src/demos/flow.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

function watched() {
  const machine = createMachine(flowDemo)
  machine.send('watched')
  const phase = () => machine.getState().phase
  return { machine, phase }
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
  const { machine, phase } = watched()
  pass(3000)
  machine.pause()
  pass(60_000)
  expect(phase()).toBe('waiting')
  machine.resume()
  pass(1000)
  expect(phase()).toBe('flowing')
})

it('stays paused once the visitor has paused it, however often it is seen', () => {
  const { machine, phase } = watched()
  pass(TIMING.start)
  machine.send('paused')
  machine.send('watched')
  pass(60_000)
  expect(phase()).toBe('paused')
  machine.send('played')
  expect(phase()).toBe('flowing')
})

it('starts at once when asked to, and once', () => {
  const { machine, phase } = watched()
  machine.send('played')
  expect(phase()).toBe('flowing')
  expect(vi.getTimerCount()).toBe(0)
})

it('does not start by itself for those who asked for less motion, but does when they press Play', () => {
  const { machine, phase } = watched()
  machine.send('stilled')
  pass(60_000)
  expect(phase()).toBe('waiting')
  machine.send('played')
  expect(phase()).toBe('flowing')
  machine.send('stilled')
  expect(phase()).toBe('paused')
})
