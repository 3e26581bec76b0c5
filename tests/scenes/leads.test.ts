import { expect, it } from 'vitest'
import { CORE, DIM, PERCENT, RIM, THREAD } from '#scenes/leads/config.ts'
import { createLeadsState, engineIn, followLeads, threadsOf } from '#scenes/leads/motion.ts'
import { leadSources } from '#src/content/automation/leads.ts'

const shares = leadSources.map(({ share }) => share)
const threads = threadsOf(shares)
const of = (source: number) => threads.filter((thread) => thread.source === source)

it('every source has a thread for each five percent, and all together stand for all leads', () => {
  shares.forEach((share, source) => expect(of(source).length * PERCENT).toBe(share))
  expect(threads.length * PERCENT).toBe(100)
})

it('threads start round the middle of their row, and stay in it', () => {
  const row = 10 / shares.length
  shares.forEach((_, source) => {
    const starts = of(source).map(({ start }) => start)
    const middle = 5 - (source + 0.5) * row
    expect((Math.max(...starts) + Math.min(...starts)) / 2).toBeCloseTo(middle)
    expect(Math.max(...starts)).toBeLessThan(middle + row / 2)
  })
})

it('threads never cross: from top to bottom they start, and meet the core, in one order', () => {
  for (const key of ['start', 'end'] as const) {
    const order = threads.map((thread) => thread[key])
    expect(order).toEqual(order.toSorted((a, b) => b - a))
  }
})

it('threads meet the core, not the room beside it', () => {
  const reach = Math.max(...threads.map(({ end }) => Math.abs(end))) + THREAD.width
  expect(reach).toBeLessThan(CORE.radius * 0.6)
})

it.each([
  [860, 400],
  [420, 400],
  [160, 288],
])('the engine stays within a picture of %d × %d, right of its middle', (width, height) => {
  const { x, scale } = engineIn(width, height)
  const half = (5 * width) / height
  expect(x + RIM.radius * scale).toBeLessThan(half)
  expect(RIM.radius * scale).toBeLessThan(5)
  expect(x).toBeGreaterThan(0)
})

it('the threads of the other sources dim while one is looked at, step by step, and come back', () => {
  const state = createLeadsState()
  followLeads(state, -1, 1)
  followLeads(state, 1, 1.05)
  expect(state.levels[1]).toBe(1)
  expect(state.levels[0]).toBeLessThan(1)
  expect(state.levels[0]).toBeGreaterThan(DIM)
  // The clock jumps where the page was hidden.
  followLeads(state, 1, 60)
  expect(state.levels[0]).toBeCloseTo(DIM)
  followLeads(state, -1, 120)
  expect([...state.levels]).toEqual([1, 1, 1, 1])
})
