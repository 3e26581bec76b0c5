import { clamp01, DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import { LARGEST, MOONS, PLACE, PLANETS, TITLE } from './config.ts'

/** Radians and scene units. */
export type HeroPose = ReturnType<typeof createHeroPose>

export function createHeroPose() {
  return {
    /** The pointer's tilt, at most 4° in all. */
    tiltX: 0,
    tiltY: 0,
    /** Multiplies the layout's scale; and drift towards the middle of the page, 0..1. */
    scale: 1,
    drift: 0,
    fade: 1,
    /** Lean of the plane of the orbits, and the turns of the bands within each other. */
    lean: 0,
    roll: 0,
    ecliptic: 0,
    meridian: 0,
    inner: 0,
    axis: 0,
    core: 0,
    /** Multiplies the orbits' radii. */
    spread: 1,
    /** Angle of each planet on its orbit. */
    angles: new Float32Array(PLANETS.length),
    /** How far out each planet is, 0 in the core .. 1 on its orbit; below 1 only in a clip. */
    extended: new Float32Array(PLANETS.length).fill(1),
    /** Angle of each moon about its planet. */
    moons: new Float32Array(MOONS.length),
  }
}

/**
 * Where everything is. Pure; writes `out` and returns it. Progress opens the instrument: the bands
 * swing out of each other, the orbits widen, and the whole comes towards the reader and pales.
 */
export function pose(time: number, progress: number, pointer: Readonly<Pointer>, out: HeroPose): HeroPose {
  const p = clamp01(progress)
  const open = smoothstep(0, 0.9, p)
  tiltBy(pointer, out)
  out.scale = lerp(1, 1.34, open)
  out.drift = open
  out.fade = 1 - smoothstep(0.72, 1, p)
  out.lean = (17 + 2 * Math.sin(time * 0.11)) * DEGREE + open * 22 * DEGREE
  out.roll = (-8 + Math.sin(time * 0.07)) * DEGREE - open * 6 * DEGREE
  out.ecliptic = (12 + 16 * Math.sin(time * 0.045)) * DEGREE + open * 0.5
  out.meridian = (74 + 7 * Math.sin(time * 0.09 + 0.6)) * DEGREE - open * 1.05
  out.inner = (62 + 20 * Math.sin(time * 0.07 + 2.2)) * DEGREE + open * 1.9
  out.axis = time * 0.04 + 2.0 + open * 1.4
  out.core = time * 0.05
  out.spread = lerp(1, 1.3, open)
  for (let i = 0; i < PLANETS.length; i += 1) {
    const planet = PLANETS[i]
    if (planet) out.angles[i] = (planet.start * DEGREE - (time / planet.period) * TAU) % TAU
  }
  for (let m = 0; m < MOONS.length; m += 1) {
    const moon = MOONS[m]
    if (moon) out.moons[m] = ((time / moon.period) * TAU + m * 2) % TAU
  }
  return out
}

export type HeroLayout = ReturnType<typeof createHeroLayout>

export const createHeroLayout = () => ({
  x: 0,
  y: 0,
  scale: 1,
  /** Where the title ends, units from the middle; planets that pass behind it fade. */
  words: -Infinity,
})

function titleEnd(width: number): number {
  const { page, margin, line, size, most } = TITLE
  return Math.max(0, (width - page) / 2) + margin + line * Math.min(most, size * width)
}

/** How much of a planet is seen whose left limb is at `limb`, units: none of it behind the title. */
export const clearOf = ({ words }: Readonly<HeroLayout>, limb: number): number =>
  smoothstep(words + TITLE.fade[0], words + TITLE.fade[1], limb)

/**
 * Puts the core beside the headline and keeps the rings inside the frame; on upright screens the
 * instrument moves up over the text. `width` and `height` in CSS px.
 */
export function layout(width: number, height: number, out: HeroLayout): HeroLayout {
  const aspect = width / Math.max(1, height)
  const across = aspect * 10
  const upright = 1 - smoothstep(0.85, 1.25, aspect)
  out.scale = Math.min(LARGEST, across / lerp(15.2, 11.5, upright))
  const place = Math.min(PLACE.most, 1 - (PLACE.right * out.scale) / across)
  out.x = across * (lerp(place, 0.5, upright) - 0.5)
  out.y = 10 * (0.5 - lerp(PLACE.y, 0.34, upright))
  // Only where the instrument stands wholly above the words is nothing in its way.
  out.words = upright === 1 ? -Infinity : across * (titleEnd(width) / width - 0.5)
  return out
}
