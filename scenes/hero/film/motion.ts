import { clamp01, DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { MOONS, PLANETS } from '../config.ts'
import { createHeroPose, pose } from '../motion.ts'
import { CLOCK, CRANE, DEPARTURE, ENTRANCES, type Entrance, GAUGE, IGNITION, ORBITS_DRAWN } from './config.ts'

export type Ring = keyof typeof ENTRANCES
export const RINGS = Object.keys(ENTRANCES) as Ring[]

/** What a clip adds to the hero's pose. */
export type FilmPose = ReturnType<typeof createFilmPose>

export type Film = (share: number, out: FilmPose) => FilmPose

const rest = () => ({ x: 0, y: 0, z: 0, turn: 0 })
const CENTRE = { x: 0, y: 0 }

export function createFilmPose() {
  return {
    /** Seconds for the slow things: the light in the core, the dust. */
    clock: 0,
    hero: createHeroPose(),
    /** Offset of each band from its place, x y z, and its remaining turn in radians. */
    offsets: { ecliptic: rest(), meridian: rest(), inner: rest(), axis: rest() },
    /** Brightness of the orbits, and what multiplies their radii. */
    orbits: 1,
    spread: 1,
    core: 1,
    gauge: 0,
  }
}

/** Fast from afar, then slower and slower: a part glides onto its pins and stays. */
function glide(from: number, to: number, share: number): number {
  return 1 - (1 - clamp01((share - from) / (to - from))) ** 3
}

/** An arc in a plane before the reader that ends at 0 0 0. */
function approach(entrance: Entrance, share: number, out: ReturnType<typeof rest>): void {
  const left = 1 - glide(entrance.from, entrance.to, share)
  const bearing = (entrance.bearing + entrance.sweep * (left - 1)) * DEGREE
  const away = entrance.distance * left
  out.x = Math.cos(bearing) * away
  out.y = Math.sin(bearing) * away * 0.7
  out.z = away * entrance.depth
  out.turn = entrance.spin * DEGREE * left
}

/** The view rises from the plane of the orbits, close by, until it looks down on them. */
function crane(share: number, hero: FilmPose['hero']): void {
  const risen = smoothstep(0, CRANE.until, share)
  hero.scale = lerp(CRANE.low.scale, CRANE.high.scale, risen)
  hero.lean = lerp(CRANE.low.lean, CRANE.high.lean, risen) * DEGREE
  hero.roll = lerp(CRANE.low.roll, CRANE.high.roll, risen) * DEGREE
}

/** The instrument assembles itself, and the view rises above it. Pure. */
export function assembly(share: number, out: FilmPose): FilmPose {
  const p = clamp01(share)
  out.clock = CLOCK.start + p * CLOCK.length
  pose(out.clock, 0, CENTRE, out.hero)
  crane(p, out.hero)
  for (const ring of RINGS) approach(ENTRANCES[ring], p, out.offsets[ring])
  for (let i = 0; i < PLANETS.length; i += 1) {
    const from = DEPARTURE.from + i * DEPARTURE.every
    const extended = glide(from, from + DEPARTURE.length, p)
    out.hero.extended[i] = extended
    out.hero.angles[i] = (out.hero.angles[i] ?? 0) + (1 - extended) * DEPARTURE.sweep * DEGREE
  }
  out.orbits = smoothstep(ORBITS_DRAWN.from, ORBITS_DRAWN.to, p)
  out.spread = lerp(ORBITS_DRAWN.closed, 1, glide(ORBITS_DRAWN.from, ORBITS_DRAWN.to, p))
  out.core = lerp(IGNITION.dark, 1, smoothstep(IGNITION.from, IGNITION.to, p))
  out.gauge = smoothstep(GAUGE.from, GAUGE.to, p)
  return out
}

/**
 * The instrument turns, and ends as it began: half a turn of the outer band carries every pin to its
 * opposite, the inner bands sway with the clip's own period, and each moon goes round once.
 */
export function turning(share: number, out: FilmPose): FilmPose {
  const turn = share * TAU
  out.clock = CLOCK.start + CLOCK.sway * Math.sin(turn)
  pose(CLOCK.start, 0, CENTRE, out.hero)
  const { hero } = out
  hero.ecliptic += share * Math.PI
  hero.lean += 1.6 * DEGREE * Math.sin(turn)
  hero.roll += 1.2 * DEGREE * Math.cos(turn)
  hero.meridian += 5 * DEGREE * Math.sin(turn + 0.8)
  hero.inner += 9 * DEGREE * Math.sin(turn + 2.1)
  hero.axis += share * Math.PI
  hero.core += 0.16 * Math.sin(turn)
  for (let i = 0; i < PLANETS.length; i += 1)
    hero.angles[i] = (hero.angles[i] ?? 0) + 1.5 * DEGREE * Math.sin(turn + i)
  for (let m = 0; m < MOONS.length; m += 1) hero.moons[m] = turn + m * 2
  return out
}
