import { expect, it } from 'vitest'
import { Euler, Vector3 } from 'three'
import { bridge, COMPASS, LEVEL, TIP, TOPICS } from '#scenes/compass/index.tsx'
import type { Solid } from '#scenes/instrument/metalwork.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createPiecePose, stand } from '#scenes/instrument/piece-pose.ts'
import { placementOf } from '#scenes/instrument/placement.ts'
import { faq } from '#src/content/support/faq.ts'
import { magnification } from '#src/lib/ecliptic.ts'
import { driven } from './drive.ts'

const NEEDLE = 3

function cornersOf(solid?: Solid) {
  const builder = new MeshBuilder()
  solid?.(builder)
  const at = builder.build().getAttribute('position')
  return Array.from({ length: at.count }, (_, i) => [at.getX(i), at.getY(i), at.getZ(i)] as const)
}

/** Bearing of the needle, degrees. */
function bearing(show: number, signal: number, time = 0, drive = 1): number {
  const pose = createPiecePose(COMPASS.parts.length, 0)
  COMPASS.move(driven({ time, drive, show, signal }), pose)
  return Math.round(((pose.parts[NEEDLE]?.turn ?? 0) * 180) / Math.PI)
}

/** Where the rose has the numeral of a topic, degrees: each is a share of the way round, clockwise from angle 0. */
function numeral(topic: number): number {
  const pose = createPiecePose(COMPASS.parts.length, 0)
  COMPASS.move(driven({ drive: 1, show: 0 }), pose)
  return Math.round(((pose.parts[0]?.turn ?? 0) * 180) / Math.PI - (360 * topic) / TOPICS)
}

it('has a numeral for each topic of the page, and points to that of the one that is read', () => {
  expect(TOPICS).toBe(faq.length)
  expect(COMPASS.parts[0]?.marks?.[0]).toMatchObject({ numerals: TOPICS, first: 1 })
  for (const topic of faq.keys())
    expect(Math.abs(bearing(0, topic / (TOPICS - 1)) - numeral(topic)), `topic ${topic}`).toBeLessThan(4)
})

it('stays nearer to its numeral than to the next, however it swings', () => {
  for (let time = 0; time < 30; time += 1)
    for (const drive of [0, 0.5, 1])
      expect(Math.abs(bearing(0, 0, time, drive) - bearing(0, 0, 0, drive))).toBeLessThan(180 / TOPICS)
})

it('is seen on its numeral, though the eye is aside and the needle stands over the rose', () => {
  const width = 16
  const [rose] = COMPASS.parts
  for (const [name, show] of [
    ['support', -1],
    ['contents', 0],
  ] as const) {
    const placement = placementOf(COMPASS.placements, name)
    if (!placement) throw new Error('no such placement')
    for (let time = 0; time < 30; time += 1)
      for (let topic = 0; topic < (show < 0 ? 1 : TOPICS); topic += 1) {
        const pose = createPiecePose(COMPASS.parts.length, 0)
        const drive = placement.drive[0]
        stand(placement, { width, height: 8, progress: 0, time, pointer: { x: 0, y: 0 } }, pose)
        COMPASS.move(driven({ time, drive, show, signal: topic / (TOPICS - 1) }), pose)
        const { lean, turn, roll, scale } = pose.root
        const seen = (angle: number, radius: number, y: number) => {
          const at = new Vector3(Math.cos(angle) * radius, y, -Math.sin(angle) * radius)
          at.multiplyScalar(scale).applyEuler(new Euler(lean, turn, roll, 'ZXY'))
          return [(at.x + pose.x) * magnification(at.z), (at.y + pose.y) * magnification(at.z)] as const
        }
        const north = (pose.parts[0]?.turn ?? 0) - (topic / TOPICS) * 2 * Math.PI
        const mark = seen(north, TIP, (rose?.band?.axial ?? 0) / 2)
        const tip = seen(pose.parts[NEEDLE]?.turn ?? 0, TIP, LEVEL)
        const away = Math.hypot(tip[0] - mark[0], tip[1] - mark[1]) / scale
        expect(away, `${name}, topic ${topic}, second ${time}`).toBeLessThan(0.07)
      }
  }
})

it('points to the first topic on a first screen, whatever is read', () => {
  expect(bearing(-1, 1)).toBe(bearing(0, 0))
})

it('hangs its inner ring in the pins of the outer one, however they lean', () => {
  for (const drive of [0, 0.4, 1]) {
    const pose = createPiecePose(COMPASS.parts.length, 0)
    COMPASS.move(driven({ time: 0, drive }), pose)
    const [inner, outer] = [pose.parts[1], pose.parts[2]].map((part) =>
      new Vector3(0, 0, 1).applyEuler(new Euler(part?.lean, part?.turn, part?.roll, 'ZXY')),
    )
    expect(inner?.distanceTo(outer ?? new Vector3())).toBeLessThan(1e-9)
  }
})

it('ends its needle at the inner edge of the rose, and covers no numeral', () => {
  const { radius = 0, depth = 0, rim = 0 } = COMPASS.parts[0]?.band ?? {}
  const edge = radius - depth / 2
  expect(TIP).toBeLessThan(edge + rim)
  expect(TIP).toBeGreaterThan(edge - 0.1)
})

it('bears its needle on a bridge of the rose, which the seats of two pins reach', () => {
  const { radius = 0, depth = 0 } = COMPASS.parts[0]?.band ?? {}
  expect(COMPASS.parts[0]?.solid).toBe(bridge)
  const corners = cornersOf(bridge)
  // Its ends are within the rose, and its pivot in the needle; nothing else is as high as the needle, which turns over it.
  expect(Math.max(...corners.map(([, , z]) => z))).toBeGreaterThan(radius - depth / 2)
  expect(Math.max(...corners.map(([, y]) => y))).toBeCloseTo(LEVEL)
  for (const [x, y, z] of corners) if (Math.hypot(x, z) > 0.13) expect(y).toBeLessThan(LEVEL - 0.04)
  for (const { from } of COMPASS.parts[1]?.band?.pins ?? []) expect(from).toBeLessThan(radius + depth / 2)
})

it('points with one end only: the other is round', () => {
  const all = cornersOf(COMPASS.parts[NEEDLE]?.solid).map(([x, , z]) => [x, Math.abs(z)] as const)
  const tail = Math.min(...all.map(([x]) => x))
  const wide = (from: number, to: number) => Math.max(...all.map(([x, z]) => (x > from && x < to ? z : 0)))
  expect(wide(TIP - 0.1, TIP + 0.1)).toBeLessThan(0.05)
  expect(wide(tail - 0.1, tail + 0.1)).toBeGreaterThan(0.15)
})
