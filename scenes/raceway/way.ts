import { clamp01, DEGREE, lerp, smoothstep } from '#scenes/instrument/ease.ts'

/** Ways that payments take, in the order of the page's samples: past the approval, through it, and to the review. */
export const [SMALL, LARGE, MATCH] = [0, 1, 2] as const

/** Stations along the way, from 0: received, screening, score, approval, ledger. */
export const STATIONS = 5
export const [SCREENING, SCORE, APPROVAL, LEDGER] = [1, 2, 3, 4] as const

/** Where the first stands and how far apart they are, degrees; the radius, the height and the fall to the next, units. */
const HELIX = { start: 195, step: 80, radius: 2.65, top: 1.55, fall: 0.86 }
/** How far the way falls per radian, units. */
export const SLOPE = HELIX.fall / (HELIX.step * DEGREE)
/** Top of the ring that all stands on. */
export const BASE = -2.5
/** How far inside the lane of small payments runs, and how long the siding of the review is, units. */
const INNER = 1.06
export const SIDING = 2.35

/** A point of the middle of the floor, and the angle at which "across the way, outwards" points, radians. */
export interface Spot {
  x: number
  y: number
  z: number
  across: number
}

const angleOf = (s: number) => (HELIX.start + HELIX.step * s) * DEGREE
const radiusOf = (way: number, s: number) =>
  HELIX.radius - (way === SMALL ? INNER * smoothstep(2.08, 2.85, s) * (1 - smoothstep(3.2, 3.92, s)) : 0)

/** Where a way is at `s`, counted in stations. */
export function spotOf(way: number, s: number): Spot {
  if (way === MATCH && s > SCREENING) {
    const from = angleOf(SCREENING)
    const run = (s - SCREENING) * SIDING
    return {
      x: Math.cos(from) * HELIX.radius - Math.sin(from) * run,
      y: HELIX.top - HELIX.fall * SCREENING - run * 0.06,
      z: Math.sin(from) * HELIX.radius + Math.cos(from) * run,
      across: from,
    }
  }
  const angle = angleOf(s)
  const radius = radiusOf(way, s)
  const widens = (radiusOf(way, s + 0.01) - radiusOf(way, s - 0.01)) / (0.02 * HELIX.step * DEGREE)
  return {
    x: Math.cos(angle) * radius,
    y: HELIX.top - HELIX.fall * s,
    z: Math.sin(angle) * radius,
    across: angle - Math.atan2(widens, radius),
  }
}

/** Length of the way between two stations, units. */
export const STRETCH = HELIX.radius * HELIX.step * DEGREE

const endOf = (way: number) => (way === MATCH ? SCORE : LEDGER)

/** Where two neighbouring ways part. */
const partingOf = (way: number) => (way === SMALL ? SCORE : SCREENING)

interface Coin {
  way: number
  s: number
}

/**
 * Where the coin is at `s` while `signal` goes from way to way: it rolls back to where they part, and on from there. It is
 * never between two.
 */
export function coinAt(s: number, signal: number): Coin {
  const before = Math.min(SMALL + 1, Math.max(SMALL, Math.floor(signal)))
  const share = clamp01(signal - before)
  const way = share < 0.5 ? before : before + 1
  const there = Math.min(s, endOf(way))
  const parted = Math.min(there, partingOf(before))
  return { way, s: lerp(parted, there, smoothstep(0, 1, Math.abs(share - 0.5) * 2)) }
}

/** Whether the coin of a way passes a station. */
export const passes = (way: number, station: number) =>
  way === LARGE || (way === SMALL ? station !== APPROVAL : station < SCORE)
