import { describe, expect, it } from 'vitest'
import { columnFlow, orbitFlow, sideOf } from '#src/pages/automation/flow-geometry.ts'
import { streams } from '#src/pages/automation/streams.ts'

describe('streams', () => {
  /** Heights of an outline at its start and at its end: M0 a C… b V c C… d Z. */
  function heights(path: string): { start: number; end: number } {
    const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const [a, b, c, d] = [1, 7, 8, 14].map((at) => numbers[at] ?? NaN)
    return { start: (d ?? NaN) - (a ?? NaN), end: (c ?? NaN) - (b ?? NaN) }
  }

  it('are as wide as their shares at both ends', () => {
    const shapes = streams([45, 25, 20, 10]).map(heights)
    const unit = (shapes[3]?.start ?? 0) / 10
    for (const [at, share] of [45, 25, 20, 10].entries()) {
      expect(shapes[at]?.start).toBeCloseTo(share * unit, 0)
      expect(shapes[at]?.end).toBeCloseTo(share * unit, 0)
    }
  })
})

describe.each([
  ['orbit of six', orbitFlow(6, true), true],
  ['column of six', columnFlow(6, true), true],
  ['orbit of eight', orbitFlow(8, false), false],
  ['column of five', columnFlow(5, false), false],
])('the flow as %s', (_, flow, closed) => {
  it('leads from each step to the next, of a round from the last to the first, inside its box', () => {
    const count = flow.nodes.length
    expect(flow.paths).toHaveLength(closed ? count : count - 1)
    for (const [at, path] of flow.paths.entries()) {
      const from = flow.nodes[at]
      const to = flow.nodes[(at + 1) % count]
      expect(path.startsWith(`M${from?.x} ${from?.y}`)).toBe(true)
      expect(path.endsWith(`${to?.x} ${to?.y}`)).toBe(true)
    }
    for (const { x, y } of flow.nodes) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(flow.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(flow.height)
    }
  })
})

it.each([
  [6, ['right', 'above', 'above', 'left', 'below', 'below']],
  [8, ['right', 'above', 'above', 'above', 'left', 'below', 'below', 'below']],
  [5, ['right', 'above', 'above', 'below', 'below']],
])('of %i steps each has its text where there is room', (count, sides) => {
  expect(sides.map((_, at) => sideOf(at, count))).toEqual(sides)
})
