import type { Point } from './ecliptic.ts'

/*
 * The ring that a task travels, in the units of the stage: the diagram is 10 high, its centre is the origin, +y up and
 * +z towards the reader. Its two shapes stand in src/content/tasks/lifecycle-diagram.ts; the scene, its light
 * picture and the buttons of the page all take their places from there.
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

/** A point at `angle` and `radius` in the ring's plane, `lift` above it. Writes `out` and returns it. */
export function ringPoint(ring: Ring, angle: number, radius: number, lift: number, out: Point): Point {
  const near = radius * Math.sin(angle)
  const [sin, cos] = [Math.sin(ring.lean), Math.cos(ring.lean)]
  out.x = radius * Math.cos(angle)
  out.y = ring.y + lift * cos - near * sin
  out.z = lift * sin + near * cos
  return out
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

/** The nearest way, in steps, from a place to one of the four; straight across it goes forward. */
export function stepsTo(from: number, step: number): number {
  const forward = (((step - from) % 4) + 4) % 4
  return forward > 2 + 1e-6 ? forward - 4 : forward
}

/** How far the ring's gauge is lit, 0..1: it follows the task, and runs back while the task returns to the start. */
export function gaugeAfter(ring: Ring, steps: number): number {
  const count = ring.angles.length
  const along = ((steps % count) + count) % count
  const start = ring.angles[0] ?? 0
  const shown = (at: number) => (angleAfter(ring, at) - start) / (2 * Math.PI)
  return along <= count - 1 ? shown(along) : shown(count - 1) * (count - along)
}
