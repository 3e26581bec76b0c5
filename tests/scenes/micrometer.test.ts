import { expect, it } from 'vitest'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import {
  COLLAR,
  collar,
  edge,
  hub,
  LIGHT,
  RULE,
  sleeve,
  THIMBLE,
  thimble,
  THREAD,
} from '#scenes/micrometer/geometry.ts'
import { MICROMETER } from '#scenes/micrometer/index.tsx'
import { driven } from './drive.ts'

const SCREW = 2
const SCALE = 3
const SLEEVE = 5

const poseAt = (drive: number) => {
  const pose = createPiecePose(MICROMETER.parts.length, 0)
  MICROMETER.move(driven({ drive }), pose)
  return pose
}

it('comes to the light and stops at it', () => {
  const face = (drive: number) => {
    const { parts, core } = poseAt(drive)
    return (parts[SCREW]?.x ?? Number.NaN) + LIGHT - core.x
  }
  expect(face(1)).toBeCloseTo(LIGHT)
  expect(face(2)).toBeCloseTo(LIGHT)
  let before = face(0)
  expect(before).toBeGreaterThan(LIGHT + 0.5)
  for (let drive = 0.05; drive <= 1; drive += 0.05) {
    expect(face(drive)).toBeLessThan(before)
    before = face(drive)
  }
})

it('turns its scale by one turn for each pitch of the thread that the screw moves', () => {
  const scale = (drive: number) => {
    const { turn = 0, x = 0 } = poseAt(drive).parts[SCALE] ?? {}
    return { turn, x }
  }
  const [open, half, shut] = [scale(0), scale(0.5), scale(1)]
  expect(shut.turn).toBeCloseTo(0)
  const pitch = ((open.x - shut.x) / open.turn) * 2 * Math.PI
  expect(((half.x - shut.x) / half.turn) * 2 * Math.PI).toBeCloseTo(pitch)
})

it('reads the same on both scales: half a turn past a longer mark of the sleeve, and half of the thimble at its line', () => {
  const { parts } = poseAt(1)
  const length = sleeve.axial - 2 * sleeve.rim
  const front = (parts[SCALE]?.x ?? Number.NaN) - edge.axial / 2 - (parts[SLEEVE]?.x ?? Number.NaN)
  const marks = ((length / 2 - front) / length) * RULE.marks
  expect((marks / 5) % 1).toBeCloseTo(0.5)
  const { numerals = 0, first = 0 } = MICROMETER.parts[SCALE]?.marks?.[0] ?? {}
  expect((first + 1) / numerals).toBe(0.5)
  expect((THREAD / length) * RULE.marks).toBeCloseTo(5)
})

it('is closed between thimble and collar, and through the collar', () => {
  const builder = new MeshBuilder()
  hub(builder)
  const points = builder.build().getAttribute('position')
  const widest = (from: number, to: number) =>
    Array.from({ length: points.count }, (_, i) => i).reduce((wide, i) => {
      const y = points.getY(i)
      return y < from || y > to ? wide : Math.max(wide, Math.hypot(points.getX(i), points.getZ(i)))
    }, 0)
  const end = COLLAR - THIMBLE - thimble.axial / 2
  expect(widest(end, Infinity)).toBeGreaterThan(thimble.radius - thimble.depth / 2)
  expect(widest(-collar.axial / 2, collar.axial / 2)).toBeGreaterThan(collar.radius - collar.depth / 2)
})
