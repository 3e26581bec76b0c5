import { describe, expect, it } from 'vitest'
import { createTicker, FIRST_STEP, MAX_STEP, PHASE, type Tick } from '#src/motion/ticker.ts'

/** A display that shows frames when told to. */
function display() {
  let next = 0
  let pending: ((now: number) => void) | null = null
  const state = { hidden: false, requests: 0 }
  const ticker = createTicker({
    request: (callback) => {
      pending = callback
      state.requests += 1
      next += 1
      return next
    },
    cancel: () => {
      pending = null
    },
    hidden: () => state.hidden,
  })
  const show = (now: number) => {
    const callback = pending
    pending = null
    callback?.(now)
    return callback !== null
  }
  return { ticker, state, show, waiting: () => pending !== null }
}

describe('the ticker', () => {
  it('runs the phases in order, whatever the order of subscription', () => {
    const { ticker, show } = display()
    const order: string[] = []
    ticker.subscribe(PHASE.draw, () => order.push('draw'))
    ticker.subscribe(PHASE.motion, () => order.push('motion'))
    ticker.subscribe(PHASE.scroll, () => order.push('scroll'))
    ticker.subscribe(PHASE.measure, () => order.push('measure'))
    ticker.subscribe(PHASE.tween, () => order.push('tween'))
    ticker.wake()
    show(0)
    expect(order).toEqual(['scroll', 'tween', 'measure', 'motion', 'draw'])
  })

  it('asks for no frame until somebody wants one, and for none afterwards', () => {
    const { ticker, show, state } = display()
    ticker.subscribe(PHASE.draw, () => undefined)
    expect(state.requests).toBe(0)
    ticker.wake(2)
    show(0)
    show(16)
    expect(show(32)).toBe(false)
    expect(state.requests).toBe(2)
    expect(ticker.running()).toBe(false)
  })

  it('goes on while a subscriber wakes it, with one request a frame', () => {
    const { ticker, show, state } = display()
    ticker.subscribe(PHASE.scroll, () => ticker.wake())
    ticker.subscribe(PHASE.draw, () => ticker.wake())
    ticker.wake()
    for (let frame = 0; frame < 10; frame += 1) expect(show(frame * 16)).toBe(true)
    expect(state.requests).toBe(11)
  })

  it('clamps the step of a slow frame and tells its true length', () => {
    const { ticker, show } = display()
    const seen: Tick[] = []
    ticker.subscribe(PHASE.motion, (tick) => seen.push({ ...tick }))
    ticker.wake(2)
    show(1000)
    show(1900)
    expect(seen[0]).toMatchObject({ resumed: true, raw: 0, dt: FIRST_STEP })
    expect(seen[1]).toMatchObject({ resumed: false, raw: 0.9, dt: MAX_STEP })
  })

  it('does not move its clock while asleep', () => {
    const { ticker, show } = display()
    const seen: Tick[] = []
    ticker.subscribe(PHASE.motion, (tick) => seen.push({ ...tick }))
    ticker.wake()
    show(0)
    ticker.wake()
    show(60_000)
    expect(seen[1]).toMatchObject({ resumed: true, time: 2 * FIRST_STEP })
  })

  it('stops in a hidden page and goes on when it is shown', () => {
    const { ticker, show, state, waiting } = display()
    ticker.subscribe(PHASE.draw, () => ticker.wake())
    ticker.wake()
    show(0)
    state.hidden = true
    ticker.visibilityChanged()
    expect(waiting()).toBe(false)
    ticker.wake()
    expect(waiting()).toBe(false)
    state.hidden = false
    ticker.visibilityChanged()
    expect(show(90_000)).toBe(true)
  })

  it('survives a subscriber that throws, and one that leaves during the frame', () => {
    const { ticker, show } = display()
    const calls: string[] = []
    const leave = ticker.subscribe(PHASE.scroll, () => {
      calls.push('leaver')
      leave()
    })
    ticker.subscribe(PHASE.scroll, () => calls.push('stayer'))
    ticker.wake(3)
    show(0)
    show(16)
    expect(calls).toEqual(['leaver', 'stayer', 'stayer'])
    ticker.subscribe(PHASE.draw, () => {
      throw new Error('broken')
    })
    expect(() => show(32)).toThrow('broken')
    ticker.wake()
    expect(ticker.running()).toBe(true)
  })
})
