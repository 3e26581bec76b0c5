import type { MechanismPart } from '#scenes/instrument/mechanism.ts'
import type { PlanetsPart } from '#scenes/instrument/planet.tsx'
import { HEIGHT, PLANETS } from './config.ts'
import { JOINTS } from './geometry.ts'
import type { CrankPose } from './motion.ts'

/** Runs every frame: allocates nothing. */
export function apply(pose: Readonly<CrankPose>, { joints }: MechanismPart, planets: PlanetsPart | null): void {
  joints[JOINTS.arbor]?.rotation.set(0, pose.arbor, 0)
  joints[JOINTS.crank]?.rotation.set(0, -pose.crank, 0)
  for (let i = 0; i < PLANETS.length; i += 1) {
    const planet = PLANETS[i]
    const angle = pose.planets[i] ?? 0
    if (!planet) continue
    joints[i]?.rotation.set(0, angle, 0)
    planets?.place(i, Math.cos(angle) * planet.orbit, HEIGHT.planets, -Math.sin(angle) * planet.orbit, planet.radius, angle)
  }
  planets?.commit()
}
