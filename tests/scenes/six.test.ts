import { Euler, Matrix4, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { TAU } from '#scenes/instrument/ease.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { SIX } from '#scenes/six/index.tsx'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { driven } from './drive.ts'

/** Rims of the six, from the middle of each: inner and outer radius, and half of the thickness, units. */
const RIMS = [
  [[0.48, 0.7, 0.05]],
  [
    [0.82, 0.92, 0.05],
    [0.64, 0.7, 0.05],
  ],
  [[0.7, 0.94, 0.08]],
  [[0.82, 0.95, 0.05]],
  [
    [0.84, 0.98, 0.05],
    [0.62, 0.76, 0.05],
    [0.42, 0.54, 0.05],
  ],
  [[0.46, 0.63, 0.07]],
] as const

it('leads the orbit before or behind the rims of the instruments on it, never through one', () => {
  const pose = createPiecePose(SIX.parts.length, RIMS.length)
  SIX.move(driven({}), pose)
  const orbit = SIX.parts[RIMS.length]?.band?.radius ?? 0
  RIMS.forEach((rims, i) => {
    const part = pose.parts[i]
    if (!part) throw new Error('no part')
    const toPart = new Matrix4()
      .makeRotationFromEuler(new Euler(part.lean, part.turn, part.roll, 'ZXY'))
      .setPosition(part.x, part.y, part.z)
      .invert()
    const middle = Math.atan2(part.z, part.x)
    for (let step = -100; step <= 100; step += 1) {
      const angle = middle + step / 200
      const at = new Vector3(Math.cos(angle) * orbit, 0, Math.sin(angle) * orbit).applyMatrix4(toPart)
      const radius = Math.hypot(at.x, at.z) / part.scale
      for (const [inner, outer, half] of rims)
        if (radius > inner && radius < outer) expect(Math.abs(at.y)).toBeGreaterThan(half * part.scale)
    }
  })
})

it('carries each body well before the orbit, which none is cut by', () => {
  const pose = createPiecePose(SIX.parts.length, RIMS.length)
  SIX.move(driven({}), pose)
  const orbit = SIX.parts[RIMS.length]?.band?.radius ?? 0
  for (const { x, y, z } of pose.bodies) expect(Math.hypot(Math.hypot(x, z) - orbit, y)).toBeGreaterThan(0.15)
})

it('closes the bore of each pinion of the train', () => {
  const builder = new MeshBuilder()
  SIX.parts[RIMS.length - 1]?.solid?.(builder)
  const at = builder.build().getAttribute('position')
  for (const angle of [0, (-1 / 3) * TAU]) {
    const tips = Array.from({ length: at.count }, (_, i) =>
      Math.hypot(at.getX(i) - Math.cos(angle) * 0.93, at.getZ(i) - Math.sin(angle) * 0.93),
    )
    expect(Math.min(...tips)).toBeLessThan(0.01)
  }
})
