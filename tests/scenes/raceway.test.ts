import { expect, it } from 'vitest'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { RACEWAY } from '#scenes/raceway/index.tsx'

it('leans over while its section passes', () => {
  const pose = createPiecePose(RACEWAY.parts.length, 0)
  const leanAt = (drive: number) => {
    RACEWAY.move({ time: 4, progress: drive, drive, signal: 0, show: -1 }, pose)
    return pose.parts[0]?.lean
  }
  expect(leanAt(0)).toBe(0)
  expect(leanAt(1)).toBeCloseTo(0.7)
})
