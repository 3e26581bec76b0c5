import { describe, expect, it, vi } from 'vitest'
import { createEngine } from '#src/demos/engine.ts'
import { createShowcase, type ShowcaseEvent } from '#src/demos/showcase.ts'
import { stopClock } from './clock.ts'

vi.mock('react', () => {
  throw new Error('a demo must not need React')
})

stopClock()

const next = { type: 'next' } as const
const previous = { type: 'previous' } as const
const chosen = (index: number) => ({ type: 'chosen', index }) as const

function indexAfter(count: number, events: readonly ShowcaseEvent[]): number {
  const engine = createEngine(createShowcase(count))
  for (const event of events) engine.send(event)
  return engine.getState().index
}

it('begins with the first', () => {
  expect(indexAfter(6, [])).toBe(0)
})

describe('the index wraps around in both directions', () => {
  it.each([
    { name: 'next', events: [next], index: 1 },
    { name: 'five times next', events: [next, next, next, next, next], index: 5 },
    { name: 'next past the last', events: [chosen(5), next], index: 0 },
    { name: 'previous before the first', events: [previous], index: 5 },
    { name: 'previous twice before the first', events: [previous, previous], index: 4 },
    { name: 'there and back', events: [previous, next], index: 0 },
    { name: 'next after a choice', events: [chosen(3), next], index: 4 },
    { name: 'previous after a choice', events: [chosen(3), previous], index: 2 },
  ])('$name: $index', ({ events, index }) => {
    expect(indexAfter(6, events)).toBe(index)
  })

  it.each([1, 2, 5, 6])('%i items: a full round either way ends where it began', (count) => {
    for (const event of [next, previous])
      expect(
        indexAfter(
          count,
          Array.from({ length: count }, () => event),
        ),
      ).toBe(0)
  })
})

it.each([
  [0, 0],
  [5, 5],
  [6, 0],
  [-1, 5],
  [13, 1],
])('a choice of %i shows %i', (index, shown) => {
  expect(indexAfter(6, [chosen(index)])).toBe(shown)
})

it('never advances by itself', () => {
  const engine = createEngine(createShowcase(6))
  engine.send(next)
  expect(vi.getTimerCount()).toBe(0)
})
