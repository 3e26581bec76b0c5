import { apply } from '../apply.ts'
import type { HeroRefs } from '../instrument.tsx'
import type { HeroLayout } from '../motion.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { smoothstep } from '#scenes/instrument/ease.ts'
import { ECLIPTIC, INNER, MERIDIAN } from '../config.ts'
import { CAST } from './config.ts'
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

/** The bands that throw shadows, in the order of `casters`. */
const CASTING = [
  ['ecliptic', ECLIPTIC],
  ['meridian', MERIDIAN],
  ['inner', INNER],
] as const

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
  refs.orbits.current?.object.scale.setScalar(film.spread)
  castShadows(film, refs)
}

/** Out of the view a band throws no shadow into it: there would be a stain that nothing explains. */
export function castShadows({ offsets }: FilmPose, { casters }: Pick<HeroRefs, 'casters'>): void {
  let x = 0
  let y = 0
  casters.forEach((caster, i) => {
    const [ring, band] = CASTING[i] ?? []
    if (!ring) return
    // Each hangs in the one before it.
    x += offsets[ring].x
    y += offsets[ring].y
    const share = 1 - smoothstep(CAST.from, CAST.to, Math.hypot(x, y))
    caster.ring = { ...band, axial: band.axial * share, depth: band.depth * share }
  })
}
