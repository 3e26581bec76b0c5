import { expect, it } from 'vitest'
import { createMachine } from '#src/demos/machine.ts'
import { LAYERS, stackRecord, TIMING } from '#src/demos/stack-record.ts'
import { stackLayers } from '#src/content/technology/stack.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

const create = () => {
  const machine = createMachine(stackRecord)
  const at = () => [machine.getState().phase, machine.getState().index]
  return { machine, at }
}

it('drops by itself once it is seen, layer by layer, and only once', () => {
  expect(LAYERS).toBe(stackLayers.length)
  const { machine, at } = create()
  machine.send('watched')
  pass(TIMING.start - 1)
  expect(at()).toEqual(['waiting', 0])
  pass(1)
  for (let layer = 0; layer < LAYERS; layer += 1) {
    expect(at()).toEqual(['dropping', layer])
    pass(TIMING.layer)
  }
  expect(at()[0]).toBe('done')
  machine.send('watched')
  pass(60_000)
  expect(at()[0]).toBe('done')
})

it('waits for Play where less motion is asked for, and stops where that is asked for on the way', () => {
  const { machine, at } = create()
  machine.send('watched')
  machine.send('stilled')
  pass(60_000)
  expect(at()).toEqual(['waiting', 0])
  machine.send('played')
  pass(TIMING.layer)
  expect(at()).toEqual(['dropping', 1])
  machine.send('stilled')
  pass(60_000)
  expect(at()).toEqual(['paused', 1])
})

it('goes on from a pause, and begins anew after a choice, which calls it off', () => {
  const { machine, at } = create()
  machine.send('played')
  pass(2 * TIMING.layer)
  machine.send('paused')
  pass(60_000)
  expect(at()).toEqual(['paused', 2])
  machine.send('played')
  expect(at()).toEqual(['dropping', 2])
  pass(TIMING.layer)
  expect(at()).toEqual(['dropping', 3])
  machine.send('chosen')
  pass(60_000)
  expect(at()[0]).toBe('done')
  machine.send('played')
  expect(at()).toEqual(['dropping', 0])
})
