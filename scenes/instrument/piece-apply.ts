import type { Group } from 'three'
import type { BarsPart } from './bars.tsx'
import type { PartPose, PiecePose } from './piece-pose.ts'
import type { PlanetsPart } from './planet.tsx'

export function applyPart(group: Group | null, pose: Readonly<PartPose>): void {
  if (!group) return
  group.position.set(pose.x, pose.y, pose.z)
  group.rotation.set(pose.lean, pose.turn, pose.roll, 'ZXY')
  group.scale.setScalar(Math.max(1e-4, pose.scale))
  group.visible = pose.scale > 0
}

export function applyBodies(pose: PiecePose, planets: PlanetsPart | null, time: number): void {
  if (!planets) return
  for (let i = 0; i < pose.bodies.length; i += 1) {
    const body = pose.bodies[i]
    if (body) planets.place(i, body.x, body.y, body.z, body.radius, time * 0.05 + i, body.long)
  }
  planets.commit()
}

export function applyBars(pose: PiecePose, bars: BarsPart | null): void {
  if (!bars) return
  bars.heights.set(pose.bars)
  bars.commit()
}
