import { apply } from '../apply.ts'
import type { HeroRefs } from '../instrument.tsx'
import type { HeroLayout } from '../motion.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { lerp, smoothstep } from '#scenes/instrument/ease.ts'
import { CAST } from './config.ts'
import { type FilmPose, RINGS } from './motion.ts'

/** Out of the view a band throws no shadow into it: there would be a stain that nothing explains. */
export function shadowIn({ offsets: { ecliptic, meridian, inner } }: FilmPose): number {
  // Each hangs in the one before it.
  const [x, y] = [ecliptic.x + meridian.x, ecliptic.y + meridian.y]
  const away = Math.max(Math.hypot(x, y), Math.hypot(x + inner.x, y + inner.y))
  return 1 - smoothstep(CAST.from, CAST.to, away)
}

/** Light and ink that a clip holds back; after `updateLighting`, which sets them to their full values. */
export function dim(film: FilmPose, lighting: Lighting): void {
  const { uniforms, palette } = lighting
  uniforms.uTime.value = film.clock
  uniforms.uOrbitAlpha.value *= film.orbits
  uniforms.uGlowAlpha.value *= film.core * film.core
  uniforms.uCoreGain.value *= film.core
  uniforms.uShadowAlpha.value *= shadowIn(film)
  // What does not shine yet is dark glass by night. By day it has its own colours: clear glass would be a flat disc on paper.
  const lit = lerp(1, film.core, uniforms.uNight.value)
  for (const colour of [palette.coreDeep, palette.coreBlue, palette.coreViolet, palette.coreLight])
    colour.multiplyScalar(lit)
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
  refs.orbits.current?.object.scale.setScalar(film.spread)
}
