import { afterEach, expect, it } from 'vitest'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { QUADRANT } from '#scenes/quadrant/index.tsx'
import { arm, HUB, limb, spokes } from '#scenes/quadrant/geometry.ts'
import { angleOf, dayOf, DEADLINES, DEFENSE, PIVOT, SPAN } from '#scenes/quadrant/limb.ts'
import { deadlinesOf, parseDay } from '#src/content/industries/deadlines.ts'
import { events, matterText } from '#src/content/industries/matter.ts'
import { initialPieces, piecesStore } from '#src/stores/pieces.ts'
import { driven, lookedAt } from './drive.ts'

const START = parseDay(matterText.start) ?? Number.NaN

const poseAt = (drive: number, signal: number, looked = -1) => {
  const pose = createPiecePose(QUADRANT.parts.length, DEADLINES)
  QUADRANT.move(driven({ drive, signal, looked: lookedAt(looked) }), pose)
  return pose
}

afterEach(() => piecesStore.setState(initialPieces))

it('begins with the day that the page begins with, and follows the one that is picked', () => {
  expect(QUADRANT.signal?.()).toBe(START)
  piecesStore.setState({ served: START + 9 })
  expect(QUADRANT.signal?.()).toBe(START + 9)
})

it('has every deadline of the page at its day, on the limb, for every day of two years', () => {
  for (let start = START; start < START + 731; start += 1) {
    const deadlines = deadlinesOf(start, events)
    events.forEach(({ id }, i) => {
      const day = (deadlines.find((deadline) => deadline.id === id)?.day ?? Number.NaN) - start
      expect(dayOf(i, start)).toBe(day)
      expect(day).toBeGreaterThanOrEqual(0)
      expect(day).toBeLessThanOrEqual(SPAN)
    })
  }
})

it('points its arm at the ball of the defense, lighting the days until it, wherever the page is and whatever the date', () => {
  for (const drive of [0, 0.5, 1])
    for (let start = START; start < START + 60; start += 0.35) {
      const { parts, bodies } = poseAt(drive, start)
      const [scale, , , needle] = parts
      const angle = angleOf(dayOf(DEFENSE, start))
      expect(needle?.roll).toBeCloseTo(angle)
      expect(scale?.lit).toBeCloseTo(0.5 + angle / (2 * Math.PI))
      const due = bodies[DEFENSE]
      expect(Math.atan2(due?.x ?? 0, PIVOT - (due?.y ?? 0))).toBeCloseTo(angle)
    }
  expect(poseAt(1, START).parts[3]?.roll).toBeCloseTo(angleOf(28))
})

it('lets the ball of the deadline that is pointed at grow, and no other', () => {
  const radii = (looked: number) => poseAt(1, START, looked).bodies.map(({ radius }) => radius)
  const before = radii(-1)
  events.forEach((_, at) => {
    const grown = radii(at).map((radius, i) => radius > (before[i] ?? 0))
    expect(grown).toEqual(events.map((__, i) => i === at))
  })
})

it('holds its limb by spokes that reach from the ring round the light', () => {
  const builder = new MeshBuilder()
  spokes(builder)
  const points = builder.build().getAttribute('position')
  const pose = poseAt(1, START)
  const [, , hub, , held] = pose.parts
  const ends = Array.from({ length: points.count }, (_, i) =>
    Math.hypot(points.getX(i) + (held?.x ?? 0), points.getY(i) + (held?.y ?? 0) - (hub?.y ?? 0)),
  )
  expect(Math.abs(Math.min(...ends) - HUB)).toBeLessThan(0.1)
  expect(Math.abs(Math.max(...ends) - (limb.radius - limb.depth / 2))).toBeLessThan(0.1)
})

it('hangs its arm on a pin that goes through the ring round the light', () => {
  const builder = new MeshBuilder()
  arm(builder)
  const points = builder.build().getAttribute('position')
  const depths = Array.from({ length: points.count }, (_, i) => i)
    .filter((i) => Math.hypot(points.getX(i), points.getY(i) + HUB) < 0.15)
    .map((i) => points.getZ(i))
  const { axial = 0 } = QUADRANT.parts[2]?.band ?? {}
  expect(Math.min(...depths)).toBeLessThan(-axial / 2)
  expect(Math.max(...depths)).toBeGreaterThan(axial / 2)
})

it('holds its light by pins that reach from the ring into the glass', () => {
  const { pins = [], depth = 0 } = QUADRANT.parts[2]?.band ?? {}
  expect(pins).toHaveLength(2)
  for (const { from, to } of pins) {
    expect(from).toBeGreaterThan(HUB - depth / 2)
    expect(to).toBeLessThan(QUADRANT.core?.radius ?? 0)
  }
})

it('lets no deadline leap while the day that was picked goes over to another', () => {
  for (let i = 0; i < DEADLINES; i += 1)
    for (let start = START; start < START + 60; start += 0.05)
      expect(Math.abs(dayOf(i, start + 0.05) - dayOf(i, start))).toBeLessThan(0.3)
})

it('counts its days in tens from the first, in numerals that stand upright under the light', () => {
  const [scale] = QUADRANT.parts
  const { numerals = 0, marks = 0, first = 0, upright } = scale?.marks?.[0] ?? {}
  expect(upright).toBe('inward')
  expect(360 / marks).toBe(1)
  // Where a day is among marks and numerals, whose angle 0 is that of the gap's middle.
  const degrees = (day: number) => 180 + day - SPAN / 2
  expect(degrees(0) % 10).toBe(0)
  // Each numeral is one wide there, and cut in the middle of that.
  const placeOf = (day: number) => (degrees(day) * numerals) / 360 + first - 0.5
  const one = Math.floor(placeOf(10))
  expect(one % 12).toBe(0)
  for (let ten = 1; ten < SPAN / 10; ten += 1) expect(placeOf(ten * 10)).toBe(one + ten - 0.5)
})

it('holds each deadline by a pin that reaches from the limb into its ball, also while one grows', () => {
  for (const looked of [-1, 0]) {
    const { parts, bodies } = poseAt(1, START, looked)
    bodies.forEach(({ x, y, radius }, i) => {
      const builder = new MeshBuilder()
      QUADRANT.parts[5 + i]?.solid?.(builder)
      const geometry = builder.build()
      geometry.computeBoundingBox()
      const reach = -(geometry.boundingBox?.min.y ?? 0)
      const away = Math.hypot(x, PIVOT - y)
      expect(parts[5 + i]?.roll).toBeCloseTo(Math.atan2(x, PIVOT - y))
      expect(reach).toBeGreaterThan(away - radius)
      expect(reach).toBeLessThan(away + radius)
      expect(-(geometry.boundingBox?.max.y ?? 0)).toBeLessThan(limb.radius + limb.depth / 2)
    })
  }
})
