import { expect, it } from 'vitest'
import { headline } from '#src/content/home/headline.ts'
import { createMachine } from '#src/demos/machine.ts'
import { headlineDemo, TIMING } from '#src/demos/headline.ts'
import { pass, stopClock } from './clock.ts'

stopClock()

it('stands until it is started, then turns every 6 s, for ever', () => {
  const machine = createMachine(headlineDemo)
  pass(TIMING.hold * 3)
  expect(machine.getState().accented).toBe(1)
  machine.send({ type: 'started' })
  const seen = [1, 2, 3, 4].map(() => {
    pass(TIMING.hold)
    return machine.getState().accented
  })
  expect(seen).toEqual([0, 1, 0, 1])
})

it('keeps the part of a turn already served over a pause', () => {
  const machine = createMachine(headlineDemo)
  machine.send({ type: 'started' })
  pass(TIMING.hold - 1)
  machine.pause()
  pass(TIMING.hold)
  expect(machine.getState().accented).toBe(1)
  machine.resume()
  pass(1)
  expect(machine.getState().accented).toBe(0)
})

it('turns the words of the heading itself', () => {
  expect(headline.map(({ text }) => text).join(' ')).toBe('The Future of Intelligent Business')
  expect(headline.filter(({ turns }) => turns).map(({ phrase }) => phrase)).toEqual([0, 1])
})
