import { MOONS, PLANETS, RINGED } from '../config.ts'
import { apply } from '../apply.ts'
import type { HeroRefs } from '../instrument.tsx'
import type { HeroLayout } from '../motion.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { type FilmPose, RINGS } from './motion.ts'

/** Light and ink that a clip holds back; after `updateLighting`, which sets them to their full values. */
export function dim(film: FilmPose, lighting: Lighting): void {
  const { uniforms, palette } = lighting
  uniforms.uTime.value = film.clock
  uniforms.uOrbitAlpha.value *= film.orbits
  uniforms.uGlowAlpha.value *= film.core * film.core
  uniforms.uCoreGain.value *= film.core
  for (const colour of [palette.coreDeep, palette.coreBlue, palette.coreViolet, palette.coreLight])
    colour.multiplyScalar(film.core)
}

/** The hero's objects, then what the clip moves besides. */
export function applyFilm(film: FilmPose, layout: HeroLayout, refs: HeroRefs): void {
  apply(film.hero, layout, refs)
  for (const ring of RINGS) {
    const group = refs[ring].current
    const { x, y, z, turn } = film.offsets[ring]
    if (!group) continue
    group.position.set(x, y, z)
    group.rotation.x += turn
    group.rotation.z += turn * 0.35
  }
  placeBodies(film, refs)
}

function placeBodies(film: FilmPose, refs: HeroRefs): void {
  const planets = refs.planets.current
  if (!planets) return
  for (let i = 0; i < PLANETS.length; i += 1) {
    const planet = PLANETS[i]
    const out = film.out[i] ?? 1
    const angle = film.hero.angles[i] ?? 0
    if (!planet) continue
    const x = Math.cos(angle) * planet.orbit * out
    const z = Math.sin(angle) * planet.orbit * out
    // Out of the core it grows to its size within the first third of its way.
    const grown = Math.min(1, out * 3)
    planets.place(i, x, 0, z, planet.radius * grown, film.hero.core * 2 + i)
    if (i === RINGED) {
      refs.ring.current?.position.set(x, 0, z)
      refs.ring.current?.scale.setScalar(Math.max(1e-3, grown))
    }
    placeMoons(i, x, z, out, film, refs)
  }
  planets.commit()
}

function placeMoons(of: number, x: number, z: number, out: number, film: FilmPose, refs: HeroRefs): void {
  for (let m = 0; m < MOONS.length; m += 1) {
    const moon = MOONS[m]
    if (moon?.of !== of) continue
    const turn = film.hero.moons[m] ?? 0
    const mx = Math.cos(turn) * moon.distance * out
    const mz = Math.sin(turn) * moon.distance * out
    refs.planets.current?.place(PLANETS.length + m, x + mx, mz * 0.3, z + mz, moon.radius * out, 0)
  }
}
