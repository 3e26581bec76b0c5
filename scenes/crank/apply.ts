import type { MechanismPart } from '#scenes/instrument/mechanism.ts'
import { HEIGHT, PLANETS } from './config.ts'
import { JOINTS } from './geometry.ts'
import type { CrankPose } from './motion.ts'
import type { CrankRefs } from './refs.ts'

/** Runs every frame: allocates nothing. */
export function apply(pose: Readonly<CrankPose>, { joints }: MechanismPart, refs: CrankRefs): void {
  const planets = refs.planets.current
  const orbits = refs.orbits.current
  refs.tilt.current?.rotation.set(pose.tiltX, pose.tiltY, 0)
  refs.dust.current?.rotation.set(0, pose.dust, 0)
  joints[JOINTS.arbor]?.rotation.set(0, pose.arbor, 0)
  joints[JOINTS.crank]?.rotation.set(0, -pose.crank, 0)
  for (let i = 0; i < PLANETS.length; i += 1) {
    const planet = PLANETS[i]
    const angle = pose.planets[i] ?? 0
    if (!planet) continue
    joints[i]?.rotation.set(0, angle, 0)
    // Orbits count the other way round.
    if (orbits) orbits.angles[i] = -angle
    const x = Math.cos(angle) * planet.orbit
    const z = -Math.sin(angle) * planet.orbit
    planets?.place(i, x, HEIGHT.planets, z, planet.radius, angle)
  }
  planets?.commit()
}
