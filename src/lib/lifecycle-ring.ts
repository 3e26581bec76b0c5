import { DEGREE } from './numbers.ts'

/*
 * The ring that a task travels, in the units of the stage: the diagram is 10 high, its centre is the origin, +y up and
 * +z towards the reader. The scene and its light picture both take their shape from here, and the buttons of the page
 * stand where it says (tests/lib/lifecycle-ring.test.ts reads the style sheet).
 */
export interface Ring {
  /** Width of the diagram over its height. */
  aspect: number
  radius: number
  /** Lean of the ring's plane towards the reader, radians. */
  lean: number
  /** Height of its centre. */
  y: number
  /** Where the four steps stand on it, radians, in the order of travel: clockwise as seen from above. */
  angles: readonly [number, number, number, number]
  /** Half its height along the axis, and half its depth along the radius. */
  rim: number
  depth: number
  /** Radii of a planet on it, of the hub's band and of the core. */
  planet: number
  hub: number
  core: number
  /** The task's own way: how far inside the ring, and how far above its plane. */
  inset: number
  lift: number
}

export interface Point {
  x: number
  y: number
  z: number
}

/** The same in both shapes, so that the arms of the ring can be made of one piece with it. */
const ANGLES = [-142 * DEGREE, -38 * DEGREE, 48 * DEGREE, 132 * DEGREE] as const

/** Distance of the eye, as the stage has it: 10 units fill a view of 30° there. */
export const EYE = 5 / Math.tan(15 * DEGREE)

/** Broad diagrams look across the ring, upright ones more from above. */
export const WIDE: Ring = {
  aspect: 1.5,
  radius: 6.6,
  lean: 37 * DEGREE,
  y: 0.85,
  angles: ANGLES,
  rim: 0.21,
  depth: 0.07,
  planet: 0.56,
  hub: 2.05,
  core: 1.12,
  inset: 0.86,
  lift: 0.42,
}
export const TALL: Ring = {
  aspect: 1.04,
  radius: 4.35,
  lean: 54 * DEGREE,
  y: 0.3,
  angles: ANGLES,
  rim: 0.19,
  depth: 0.06,
  planet: 0.55,
  hub: 1.5,
  core: 0.84,
  inset: 0.72,
  lift: 0.34,
}

/** `aspect`: width over height of the diagram as it is. */
export function ringFor(aspect: number): Ring {
  return aspect < 1.2 ? TALL : WIDE
}

/** A point at `angle` and `radius` in the ring's plane, `lift` above it. Writes `out` and returns it. */
export function ringPoint(ring: Ring, angle: number, radius: number, lift: number, out: Point): Point {
  const near = radius * Math.sin(angle)
  const [sin, cos] = [Math.sin(ring.lean), Math.cos(ring.lean)]
  out.x = radius * Math.cos(angle)
  out.y = ring.y + lift * cos - near * sin
  out.z = lift * sin + near * cos
  return out
}

/** How much larger than at the diagram's own depth things look there. */
export function nearness(z: number): number {
  return EYE / (EYE - z)
}

/**
 * The angle after so many steps from the first: 1 is the second planet, 3.5 half way from the last back to the first.
 * Grows without end, so that a task that goes around again does not run back.
 */
export function angleAfter(ring: Ring, steps: number): number {
  const count = ring.angles.length
  const whole = Math.floor(steps)
  const at = ((whole % count) + count) % count
  const from = ring.angles[at] ?? 0
  const to = at + 1 < count ? (ring.angles[at + 1] ?? 0) : (ring.angles[0] ?? 0) + 2 * Math.PI
  return from + (to - from) * (steps - whole) + ((whole - at) / count) * 2 * Math.PI
}

/** The nearest way, in steps, from a place to a step; straight across it goes forward. */
export function stepsTo(from: number, step: number, count = 4): number {
  const forward = (((step - from) % count) + count) % count
  return forward > count / 2 + 1e-6 ? forward - count : forward
}

/** How far the ring's gauge is lit, 0..1: it follows the task, and runs back while the task returns to the start. */
export function gaugeAfter(ring: Ring, steps: number): number {
  const count = ring.angles.length
  const along = ((steps % count) + count) % count
  const start = ring.angles[0] ?? 0
  const shown = (at: number) => (angleAfter(ring, at) - start) / (2 * Math.PI)
  return along <= count - 1 ? shown(along) : shown(count - 1) * (count - along)
}
