// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { PHASE, ticker } from '#src/motion/ticker.ts'

type Gsap = (typeof import('gsap'))['gsap']
type Trigger = (typeof import('gsap/ScrollTrigger'))['ScrollTrigger']
let gsap: Gsap
let ScrollTrigger: Trigger
let isHalting: () => boolean

/** What has been asked for and not shown yet. */
let asked: ((now: number) => void)[] = []
let requests = 0
let now = 0

/** The display shows a frame; true where somebody had asked for it. */
function show(took = 16): boolean {
  const callbacks = asked
  asked = []
  now += took
  vi.setSystemTime(now)
  for (const callback of callbacks) callback(now)
  return callbacks.length > 0
}

/** Shows frames until nobody asks for one any more. */
function settle(limit = 600): number {
  for (let frames = 0; frames < limit; frames += 1) if (!show()) return frames
  throw new Error(`still asking after ${limit} frames`)
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Assigned, as what is stubbed lasts for one test.
  Object.assign(globalThis, {
    requestAnimationFrame(callback: (time: number) => void) {
      asked.push(callback)
      requests += 1
      return requests
    },
    cancelAnimationFrame() {},
    matchMedia: () => ({ matches: false, addEventListener() {}, addListener() {} }),
    scrollTo() {},
  })
  // A document without a screen says that it is hidden.
  Object.defineProperty(document, 'hidden', { value: false })
  ;({ gsap } = await import('gsap'))
  ;({ ScrollTrigger } = await import('gsap/ScrollTrigger'))
  const clock = await import('#src/motion/gsap-clock.ts')
  isHalting = clock.isHalting
  clock.joinClock()
})

beforeEach(() => {
  settle()
  requests = 0
})

it('at rest nobody asks for a frame, ScrollTrigger included', () => {
  expect(show()).toBe(false)
  expect(requests).toBe(0)
  expect(ticker.running()).toBe(false)
})

it('a tween asks for one frame at a time, and for none soon after its end', () => {
  const ball = { x: 0 }
  gsap.to(ball, { x: 100, duration: 0.5, ease: 'none' })
  show()
  let frames = 1
  while (show()) {
    expect(asked.length).toBeLessThanOrEqual(1)
    frames += 1
  }
  expect(ball.x).toBe(100)
  expect(frames).toBeGreaterThan(30)
  expect(frames).toBeLessThan(60)
})

it('a tween made after a long rest begins at its beginning', () => {
  now += 60_000
  vi.setSystemTime(now)
  const ball = { x: 0 }
  gsap.to(ball, { x: 100, duration: 1, ease: 'none' })
  show()
  expect(ball.x).toBeLessThan(10)
})

it('three frames in a row that each took long stop entrances, two do not, and a quick one lets them go on', () => {
  const showFrames = (...times: number[]) => {
    ticker.wake(times.length)
    for (const took of times) show(took)
  }
  showFrames(16, 400, 400, 16)
  expect(isHalting()).toBe(false)
  showFrames(16, 400, 400, 400)
  expect(isHalting()).toBe(true)
  settle()
  now += 60_000
  showFrames(16, 16)
  expect(isHalting()).toBe(false)
})

it('in a frame come the scroll, what follows it, tweens, reading, motion and drawing, in this order', () => {
  const order: string[] = []
  const note = (what: string) => () => {
    if (order.at(-1) !== what) order.push(what)
  }
  const element = document.body.appendChild(document.createElement('p'))
  const trigger = ScrollTrigger.create({ trigger: element, start: 10, end: 1000, onUpdate: note('trigger') })
  const tween = gsap.to({ x: 0 }, { x: 1, duration: 5, onUpdate: note('tween') })
  const ends = [
    ticker.subscribe(PHASE.draw, note('draw')),
    ticker.subscribe(PHASE.motion, note('motion')),
    ticker.subscribe(PHASE.measure, note('measure')),
    ticker.subscribe(PHASE.scroll, () => {
      note('scroll')()
      vi.stubGlobal('scrollY', 500)
      vi.stubGlobal('pageYOffset', 500)
      document.documentElement.scrollTop = 500
    }),
  ]
  show()
  expect(order).toEqual(['scroll', 'trigger', 'tween', 'measure', 'motion', 'draw'])
  for (const end of ends) end()
  tween.kill()
  trigger.kill()
})
