import { expect, it } from 'vitest'
import { Euler, Vector3 } from 'three'
import { COMPASS } from '#scenes/compass/index.tsx'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { driven } from './drive.ts'

const NEEDLE = 3

/** Bearing of the needle, degrees. */
function bearing(show: number, signal: number, time = 0): number {
  const pose = createPiecePose(COMPASS.parts.length, 0)
  COMPASS.move(driven({ time, drive: 1, show, signal }), pose)
  return Math.round(((pose.parts[NEEDLE]?.turn ?? 0) * 180) / Math.PI)
}

it('points to the chapter that is read, clockwise from the first to the last', () => {
  const bearings = [0, 0.25, 0.5, 0.75, 1].map((chapter) => bearing(0, chapter))
  for (const [at, next] of bearings.slice(1).entries()) expect(next - (bearings[at] ?? 0)).toBeCloseTo(-75, 0)
})

it('swings by less than half of the way to the next of twelve chapters', () => {
  for (let time = 0; time < 30; time += 1)
    expect(Math.abs(bearing(0, 0.5, time) - bearing(0, 0.5))).toBeLessThan(13)
})

it('keeps its bearing on a first screen, whatever is read', () => {
  expect(bearing(-1, 1)).toBe(bearing(-1, 0))
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
