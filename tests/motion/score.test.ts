import { describe, expect, it } from 'vitest'
import { arc, arrival, settle } from '#src/motion/score.ts'
import { aboutScore } from '#src/pages/about/score.ts'
import { homeScore } from '#src/pages/home/score.ts'

const entrance = { parts: '.part', from: 'left', radius: 100, start: 0.1, end: 0.3, stagger: 0.05 } as const
const view = (top: number) => ({ top, height: 1000 })

describe('the arrival of a part whose top stands at 2000 in a view of 1000', () => {
  it.each([
    [0, 0, 0],
    [1100, 0, 0],
    [1200, 0, 0.5],
    [1300, 0, 1],
    [5000, 0, 1],
    [1300, 2, 0.5],
    [1400, 2, 1],
  ])('at scroll %i, as number %i: %f', (top, index, share) =>
    expect(arrival(2000, view(top), entrance, index)).toBeCloseTo(share, 10),
  )

  it('takes the same way back', () => {
    const there = [1100, 1150, 1200, 1250, 1300].map((top) => arrival(2000, view(top), entrance, 0))
    const back = [1300, 1250, 1200, 1150, 1100].map((top) => arrival(2000, view(top), entrance, 0))
    expect(back.toReversed()).toEqual(there)
    expect(there.toSorted((a, b) => a - b)).toEqual(there)
  })
})

const place = ({ transform }: { transform: string }) =>
  [...transform.matchAll(/-?\d+(\.\d+)?/g)].slice(0, 2).map(([number]) => Number(number))

describe.each(['left', 'right', 'below'] as const)('an arc from %s', (from) => {
  const frames = arc({ from, radius: 100 })

  it('ends in place, whole and upright', () => {
    expect(frames.at(-1)).toEqual({ opacity: 1, transform: 'none' })
  })

  it('starts a radius away and never leaves the circle', () => {
    const [x = 0, y = 0] = place(frames[0] ?? { transform: '' })
    expect(from === 'below' ? y : Math.abs(x)).toBe(100)
    for (const frame of frames.slice(0, -1)) {
      const [fx = 0, fy = 0] = place(frame)
      const [along, across] = from === 'below' ? [fy, fx] : [fx, fy]
      expect(((100 - Math.abs(along)) / 100) ** 2 + (across / 50) ** 2).toBeCloseTo(1, 3)
    }
  })

  it('bends: it is no straight line', () => {
    const [x = 0, y = 0] = place(frames[4] ?? { transform: '' })
    const [startX = 0, startY = 0] = place(frames[0] ?? { transform: '' })
    expect(Math.abs(x * startY - y * startX)).toBeGreaterThan(500)
  })
})

it('is readable before half of the way is scrolled', () => {
  const frames = arc({ from: 'left', radius: 100 })
  const at = Math.ceil(settle(0.2) * (frames.length - 1))
  expect(frames[at]?.opacity).toBe(1)
})

it.each([
  ['home', homeScore],
  ['about', aboutScore],
] as const)('the score of %s has everything in place before the middle of the view', (_, score) => {
  for (const { start, end, stagger = 0 } of score) {
    expect(start).toBeGreaterThanOrEqual(0)
    expect(end).toBeGreaterThan(start)
    expect(end + 5 * stagger).toBeLessThanOrEqual(0.5)
  }
})
