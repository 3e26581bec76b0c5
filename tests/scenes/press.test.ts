import { expect, it } from 'vitest'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { ARM, BASE, BEAM, COLUMN, COLUMNS, PAPER, PAPERS, SCREW } from '#scenes/press/geometry.ts'
import { move, PITCH, PRESS } from '#scenes/press/index.tsx'
import { driven } from './drive.ts'

const poseAt = (drive: number) => {
  const pose = createPiecePose(PRESS.parts.length, 0)
  move(driven({ drive }), pose)
  return pose.parts
}

it('presses the papers together, none of them into the next', () => {
  for (const drive of [0, 0.3, 0.7, 1]) {
    const heights = poseAt(drive)
      .slice(0, PAPERS)
      .map(({ y }) => y)
    heights
      .slice(1)
      .forEach((y, i) => expect(y - (heights[i] ?? y)).toBeGreaterThanOrEqual(PITCH.pressed - 1e-9))
    const platen = poseAt(drive)[PAPERS + 1]?.y ?? Number.NaN
    expect(platen).toBeGreaterThan(heights.at(-1) ?? Infinity)
  }
})

it('has the lowest paper on the bed, and the platen on the highest, within the bed', () => {
  const { radius = 0, depth = 0, axial = 0 } = PRESS.parts[PAPERS + 4]?.band ?? {}
  for (const drive of [0, 0.5, 1]) {
    const parts = poseAt(drive)
    const bed = (parts[PAPERS + 4]?.y ?? Number.NaN) + axial / 2
    expect((parts[0]?.y ?? 0) - PAPER - bed).toBeCloseTo(0)
    const platen = (parts[PAPERS + 1]?.y ?? Number.NaN) - (PRESS.parts[PAPERS + 1]?.band?.axial ?? 0) / 2
    expect(platen - (parts[PAPERS - 1]?.y ?? 0) - PAPER).toBeCloseTo(0)
  }
  const builder = new MeshBuilder()
  PRESS.parts[0]?.solid?.(builder)
  const points = builder.build().getAttribute('position')
  for (let i = 0; i < points.count; i += 1)
    expect(Math.hypot(points.getX(i), points.getZ(i))).toBeLessThan(radius + depth / 2)
})

it('lowers wheel and platen by one screw, which turns as it sinks', () => {
  const [loose, pressed] = [poseAt(0), poseAt(1)]
  for (const parts of [loose, pressed]) {
    const [, platen, screw, wheel] = parts.slice(PAPERS)
    expect(screw?.y).toBe(platen?.y)
    expect((wheel?.y ?? 0) - (screw?.y ?? 0)).toBeCloseTo(SCREW)
    expect(wheel?.turn).toBe(screw?.turn)
  }
  expect((loose[PAPERS + 2]?.turn ?? 0) - (pressed[PAPERS + 2]?.turn ?? 0)).toBeGreaterThan(6)
})

it('ends its beam within the capitals', () => {
  const [from, wide] = COLUMN[5]
  const [, end] = ARM[1]
  expect(end).toBeLessThan(wide)
  // Within the nut, whose groove is of radius 0.5, it begins.
  expect(Math.hypot(0.4, ARM[0][1])).toBeLessThan(0.5)
  expect(BASE - 0.1 + (BEAM + 0.3 - BASE + 0.1) * from).toBeLessThan(BEAM - end)
})

it('stands its columns on the base, clear of the bed', () => {
  const [base, , , , bed] = PRESS.parts
    .slice(PAPERS)
    .map(({ band }) => (band?.radius ?? 0) + (band?.depth ?? 0) / 2)
  const [, foot] = COLUMN[1]
  expect(COLUMNS - foot).toBeGreaterThan(bed ?? Infinity)
  expect(COLUMNS + foot).toBeLessThan(base ?? 0)
})
