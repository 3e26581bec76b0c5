import { expect, it } from 'vitest'
import { businessDemo, TIMING } from '#src/demos/business.ts'
import { createMachine } from '#src/demos/machine.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

const start = () => createMachine(businessDemo)

it('shows the first tab from the start', () => {
  expect(start().getState()).toEqual({ phase: 'shown', index: 0, chosen: 0 })
})

it('fades the panel out, then changes its content', () => {
  const machine = start()
  machine.send({ type: 'chosen', index: 2 })
  expect(machine.getState()).toEqual({ phase: 'leaving', index: 0, chosen: 2 })
  pass(TIMING.fade - 1)
  expect(machine.getState().index).toBe(0)
  pass(1)
  expect(machine.getState()).toEqual({ phase: 'shown', index: 2, chosen: 2 })
})

it('the last of several choices is shown, after the usual wait', () => {
  const machine = start()
  machine.send({ type: 'chosen', index: 1 })
  pass(TIMING.fade / 2)
  machine.send({ type: 'chosen', index: 3 })
  pass(TIMING.fade / 2)
  expect(machine.getState()).toEqual({ phase: 'shown', index: 3, chosen: 3 })
})

it('stays when the panel that is leaving is chosen again', () => {
  const machine = start()
  machine.send({ type: 'chosen', index: 1 })
  machine.send({ type: 'chosen', index: 0 })
  expect(machine.getState()).toEqual({ phase: 'shown', index: 0, chosen: 0 })
  pass(10 * TIMING.fade)
  expect(machine.getState().index).toBe(0)
})

it('changes at once for visitors who want no motion', () => {
  const machine = start()
  machine.send({ type: 'chosen', index: 1 })
  machine.finish()
  expect(machine.getState()).toEqual({ phase: 'shown', index: 1, chosen: 1 })
})
