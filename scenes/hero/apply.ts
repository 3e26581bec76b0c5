import type { PlanetsPart } from '#scenes/instrument/planet.tsx'
import { MOONS, PLANETS, RINGED } from './config.ts'
import { magnification } from '#src/lib/ecliptic.ts'
import type { HeroRefs } from './instrument.tsx'
import { clearOf, type HeroLayout, type HeroPose } from './motion.ts'

/** Writes a pose to the objects. Runs every frame: allocates nothing. */
export function apply(pose: HeroPose, layout: HeroLayout, refs: HeroRefs): void {
  const scale = layout.scale * pose.scale
  refs.root.current?.position.set(layout.x * (1 - 0.55 * pose.drift), layout.y, 0)
  refs.root.current?.rotation.set(pose.tiltX, pose.tiltY, 0)
  refs.root.current?.scale.setScalar(scale)
  refs.plane.current?.rotation.set(pose.lean, 0, pose.roll, 'ZXY')
  refs.ecliptic.current?.rotation.set(0.12, pose.ecliptic, 0.1)
  refs.meridian.current?.rotation.set(pose.meridian, 0, 0)
  refs.inner.current?.rotation.set(0, 0, pose.inner)
  refs.axis.current?.rotation.set(pose.axis, 0, 0)
  refs.ball.current?.rotation.set(0.2, pose.core, 0.15)
  placeBodies(pose, layout, refs)
}

/** Left limb of a planet of the plane at x, z as the view shows it, units. */
function limbOf(x: number, z: number, radius: number, pose: HeroPose, layout: HeroLayout): number {
  const scale = layout.scale * pose.scale
  const across = x * Math.cos(pose.roll) + z * Math.sin(pose.lean) * Math.sin(pose.roll)
  const nearer = magnification(z * Math.cos(pose.lean) * scale)
  return layout.x * (1 - 0.55 * pose.drift) + (across - radius) * scale * nearer
}

function placeBodies(pose: HeroPose, layout: HeroLayout, refs: HeroRefs): void {
  const planets = refs.planets.current
  const orbits = refs.orbits.current
  if (!planets || !orbits) return
  orbits.angles.set(pose.angles)
  orbits.object.scale.setScalar(pose.spread)
  for (let i = 0; i < PLANETS.length; i += 1) {
    const planet = PLANETS[i]
    if (!planet) continue
    const angle = pose.angles[i] ?? 0
    const extended = pose.extended[i] ?? 1
    const x = Math.cos(angle) * planet.orbit * pose.spread * extended
    const z = Math.sin(angle) * planet.orbit * pose.spread * extended
    // Out of the core it grows to its size within the first third of its way.
    const grown = Math.min(1, extended * 3)
    planets.place(i, x, 0, z, planet.radius * grown, pose.core * 2 + i)
    const seen = clearOf(layout, limbOf(x, z, planet.radius, pose, layout))
    planets.shade(i, seen)
    if (i === RINGED) {
      refs.ring.current?.position.set(x, 0, z)
      refs.ring.current?.rotation.set(0.42, 0, 0.3)
      refs.ring.current?.scale.setScalar(Math.max(1e-3, grown))
    }
    placeMoons(i, x, z, seen, pose, planets)
  }
  planets.commit()
}

function placeMoons(
  of: number,
  x: number,
  z: number,
  seen: number,
  pose: HeroPose,
  planets: PlanetsPart,
): void {
  for (let m = 0; m < MOONS.length; m += 1) {
    const moon = MOONS[m]
    if (moon?.of !== of) continue
    const turn = pose.moons[m] ?? 0
    const extended = pose.extended[of] ?? 1
    const mx = Math.cos(turn) * moon.distance * extended
    const mz = Math.sin(turn) * moon.distance * extended
    planets.place(PLANETS.length + m, x + mx, mz * 0.3, z + mz, moon.radius * extended, 0)
    planets.shade(PLANETS.length + m, seen)
  }
}
