import { expect, it } from 'vitest'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { SCREW, SHEETS } from '#scenes/press/geometry.ts'
import { move, PITCH, PRESS } from '#scenes/press/index.tsx'
import { driven } from './drive.ts'

const poseAt = (drive: number) => {
  const pose = createPiecePose(PRESS.parts.length, 0)
  move(driven({ drive }), pose)
  return pose.parts
}

it('presses the sheets together, none of them into the next', () => {
  for (const drive of [0, 0.3, 0.7, 1]) {
    const heights = poseAt(drive)
      .slice(0, SHEETS)
      .map(({ y }) => y)
    heights
      .slice(1)
      .forEach((y, i) => expect(y - (heights[i] ?? y)).toBeGreaterThanOrEqual(PITCH.pressed - 1e-9))
    const platen = poseAt(drive)[SHEETS + 1]?.y ?? Number.NaN
    expect(platen).toBeGreaterThan(heights.at(-1) ?? Infinity)
  }
})

it('lowers wheel and platen by one screw, which turns as it sinks', () => {
  const [loose, pressed] = [poseAt(0), poseAt(1)]
  for (const parts of [loose, pressed]) {
    const [, platen, screw, wheel] = parts.slice(SHEETS)
    expect(screw?.y).toBe(platen?.y)
    expect((wheel?.y ?? 0) - (screw?.y ?? 0)).toBeCloseTo(SCREW)
    expect(wheel?.turn).toBe(screw?.turn)
  }
  expect((loose[SHEETS + 2]?.turn ?? 0) - (pressed[SHEETS + 2]?.turn ?? 0)).toBeGreaterThan(6)
})
