import { beforeEach, describe, expect, it } from 'vitest'
import { createHighlight, followDiagram, mostActive, type Highlight } from '#scenes/instrument/highlight.ts'
import { HIGHLIGHT, PAIRS, WAYS } from '#scenes/integration/config.ts'
import { createIntegrationPose, DRAG, hubScale, pose } from '#scenes/integration/motion.ts'
import { MAX_CURVES } from '#scenes/instrument/packet-material.ts'
import { nodes } from '#src/content/platform/diagram.ts'

const STILL = { x: 0, y: 0 }
const at = (id: string) => nodes.findIndex((node) => node.id === id)
const wayOf = (a: string, b: string) =>
  nodes.length + PAIRS.findIndex((pair) => pair.includes(at(a)) && pair.includes(at(b)))

it('packets can follow every way', () => {
  expect(WAYS).toBeLessThanOrEqual(MAX_CURVES)
})

const shown = (highlight: Highlight, id: string) => 1 - (highlight.dim[at(id)] ?? 0)

describe('highlight', () => {
  let highlight: Highlight
  beforeEach(() => {
    highlight = createHighlight(HIGHLIGHT)
  })
  const look = (active: string | null, time: number, flowing = false) =>
    followDiagram(highlight, { active, flowing }, time)

  it('at rest all nodes are equally bright', () => {
    look(null, 0)
    const { active, dim, wayActive, wayDim } = highlight
    expect([...active, ...dim, ...wayActive, ...wayDim].every((level) => level === 0)).toBe(true)
  })

  it('lights a node and its ways, leaves the nodes at their ends, dims the rest', () => {
    look('social', 0)
    expect(highlight.active[at('social')]).toBe(1)
    expect(shown(highlight, 'streaming')).toBe(1)
    expect(highlight.active[at('streaming')]).toBe(0)
    expect(shown(highlight, 'security')).toBe(0)
    expect(highlight.wayActive[wayOf('social', 'leads')]).toBe(1)
    expect(highlight.wayActive[at('social')]).toBe(1)
    expect(highlight.wayDim[at('streaming')]).toBe(1)
    expect(highlight.wayDim[wayOf('security', 'dashboard')]).toBe(1)
    expect(mostActive(highlight)).toBe(at('social'))
  })

  it('is most of the way there within 100 ms, by steps that are not seen', () => {
    look(null, 0)
    let before = 0
    for (let frame = 1; frame <= 6; frame += 1) {
      look('social', frame / 60)
      const now = highlight.active[at('social')] ?? 0
      expect(now - before).toBeLessThan(0.25)
      before = now
    }
    expect(before).toBeGreaterThan(0.7)
  })

  it('is there at once where the clock is frozen or jumps', () => {
    look(null, 10)
    for (const time of [10, 4, 400]) {
      look('leads', time)
      expect(highlight.active[at('leads')]).toBe(1)
      look(null, time)
    }
  })

  it('packets come and go softly', () => {
    look(null, 0)
    for (let frame = 1; frame <= 30; frame += 1) look(null, frame / 60, true)
    expect(highlight.flow).toBeGreaterThan(0.6)
    expect(highlight.flow).toBeLessThan(1)
    look(null, highlight.time)
    expect(highlight.flow).toBe(0)
  })
})

describe('a drag', () => {
  const dragged = (x: number, y: number) => pose(1, 0.5, STILL, { x, y }, 4 / 3, createIntegrationPose())

  it('turns the instrument within limits', () => {
    const rest = dragged(0, 0)
    const far = dragged(9, -9)
    const degrees = (radians: number) => (radians * 180) / Math.PI
    expect(degrees(far.lean - rest.lean)).toBeCloseTo(DRAG.lean)
    expect(degrees(far.roll - rest.roll)).toBeCloseTo(-DRAG.roll)
    expect(degrees(far.ecliptic - rest.ecliptic)).toBeCloseTo(DRAG.turn)
  })
})

it('the hub leaves upright screens room for the planets', () => {
  expect(hubScale(4 / 3)).toBe(1)
  expect(hubScale(0.8)).toBeLessThan(0.8)
})
