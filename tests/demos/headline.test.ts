import { expect, it, vi } from 'vitest'
import { headline } from '#src/content/home/headline.ts'
import { opening } from '#src/content/openings/home.ts'
import { createEngine } from '#src/demos/engine.ts'
import { createHeadline, TIMING } from '#src/demos/headline.ts'
import { pass, stopClock } from './clock.ts'

vi.mock('react', () => {
  throw new Error('a demo knows no React')
})

stopClock()

it('stands until it is started, then turns every 6 s, for ever', () => {
  const engine = createEngine(createHeadline(1))
  pass(TIMING.hold * 3)
  expect(engine.getState().accented).toBe(1)
  engine.send({ type: 'started' })
  const seen = [1, 2, 3, 4].map(() => {
    pass(TIMING.hold)
    return engine.getState().accented
  })
  expect(seen).toEqual([0, 1, 0, 1])
})

it('keeps the part of a turn already served over a pause', () => {
  const engine = createEngine(createHeadline(1))
  engine.send({ type: 'started' })
  pass(TIMING.hold - 1)
  engine.pause()
  pass(TIMING.hold)
  expect(engine.getState().accented).toBe(1)
  engine.resume()
  pass(1)
  expect(engine.getState().accented).toBe(0)
})

it('turns the words of the heading itself', () => {
  expect(headline.map(({ text }) => text).join(' ')).toBe(opening.heading.text)
  expect(headline.filter(({ turns }) => turns).map(({ phrase }) => phrase)).toEqual([0, 1])
})
