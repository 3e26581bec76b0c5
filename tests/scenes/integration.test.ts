import { beforeEach, describe, expect, it } from 'vitest'
import { PAIRS, PLANETS, WAYS } from '#scenes/integration/config.ts'
import { createLevels, follow, type Levels } from '#scenes/integration/levels.ts'
import { createIntegrationPose, DRAG, hubScale, pose } from '#scenes/integration/motion.ts'
import { MAX_CURVES } from '#scenes/instrument/packet-material.ts'
import { nodes } from '#src/content/platform/diagram.ts'

const STILL = { x: 0, y: 0 }
const at = (id: string) => nodes.findIndex((node) => node.id === id)
const wayOf = (a: string, b: string) =>
  nodes.length + PAIRS.findIndex((pair) => pair.includes(at(a)) && pair.includes(at(b)))

describe('config', () => {
  it('has a planet for each node and a way for each connection, as many as packets can follow', () => {
    expect(PLANETS.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id))
    expect(PAIRS.every((pair) => pair.every((index) => index >= 0))).toBe(true)
    expect(WAYS).toBeLessThanOrEqual(MAX_CURVES)
  })
})

describe('highlight', () => {
  let levels: Levels
  beforeEach(() => {
    levels = createLevels()
  })
  const look = (active: string | null, dt: number) => follow(levels, { active, flowing: false }, STILL, dt)

  it('has all alike at rest', () => {
    look(null, 0)
    expect([...levels.shown, ...levels.wayShown].every((level) => level === 1)).toBe(true)
    expect([...levels.bright, ...levels.wayBright].every((level) => level === 0)).toBe(true)
  })

  it('lights a node, its ways and leaves the nodes at their ends; dims the rest', () => {
    look('social', 0)
    expect(levels.bright[at('social')]).toBe(1)
    expect(levels.shown[at('video')]).toBe(1)
    expect(levels.bright[at('video')]).toBe(0)
    expect(levels.shown[at('security')]).toBeLessThan(0.5)
    expect(levels.wayBright[wayOf('social', 'leads')]).toBe(1)
    expect(levels.wayBright[at('social')]).toBe(1)
    expect(levels.wayShown[at('video')]).toBeLessThan(0.5)
    expect(levels.wayShown[wayOf('security', 'dashboards')]).toBeLessThan(0.5)
  })

  it('is most of the way there within 100 ms, by steps that are not seen', () => {
    let before = 0
    for (let frame = 0; frame < 6; frame += 1) {
      look('social', 1 / 60)
      const now = levels.bright[at('social')] ?? 0
      expect(now - before).toBeLessThan(0.25)
      before = now
    }
    expect(before).toBeGreaterThan(0.7)
  })

  it('is there at once where the clock stands still', () => {
    look('leads', -5)
    expect(levels.bright[at('leads')]).toBe(1)
  })
})

it('packets come and go softly', () => {
  const levels = createLevels()
  for (let frame = 0; frame < 30; frame += 1) follow(levels, { active: null, flowing: true }, STILL, 1 / 60)
  expect(levels.flow).toBeGreaterThan(0.6)
  expect(levels.flow).toBeLessThan(1)
  follow(levels, { active: null, flowing: false }, STILL, 0)
  expect(levels.flow).toBe(0)
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

  it('is followed, and let go of, without a jump', () => {
    const levels = createLevels()
    const idle = { active: null, flowing: false }
    follow(levels, idle, { x: 1, y: 0 }, 1 / 60)
    expect(levels.drag.x).toBeGreaterThan(0.05)
    expect(levels.drag.x).toBeLessThan(0.3)
    for (let frame = 0; frame < 120; frame += 1) follow(levels, idle, STILL, 1 / 60)
    expect(Math.abs(levels.drag.x)).toBeLessThan(0.001)
  })
})

it('the hub leaves upright screens room for the planets', () => {
  expect(hubScale(4 / 3)).toBe(1)
  expect(hubScale(0.8)).toBeLessThan(0.8)
})
