import { clamp, clamp01, DEGREE, lerp, TAU } from '#scenes/instrument/ease.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import { leanFor } from '#src/lib/ecliptic.ts'

/** Radians. */
export type IntegrationPose = ReturnType<typeof createIntegrationPose>

export function createIntegrationPose() {
  return {
    /** The pointer's tilt, at most 4° in all. */
    tiltX: 0,
    tiltY: 0,
    /** Lean of the plane towards the reader, and its roll, without the tilt. */
    lean: 0,
    roll: 0,
    /** Turns of the bands within each other. */
    ecliptic: 0,
    meridian: 0,
    inner: 0,
    /** Turn of the core's light, and of each planet about its axis. */
    core: 0,
    /** Slow turn of the ring around the planet that is looked at. */
    halo: 0,
  }
}

/** How far a drag turns the instrument at most, degrees: the plane, and the ecliptic about its axis. */
export const DRAG = { lean: 14, roll: 9, turn: 70 } as const

/**
 * Where everything but the planets is; they stand under their buttons. Pure; writes `out` and returns it. `aspect` is
 * that of the diagram, `drag` what the visitor has dragged, −1..1. Crossing the view, the plane leans to the reader.
 */
export function pose(
  time: number,
  progress: number,
  pointer: Readonly<Pointer>,
  drag: Readonly<Pointer>,
  aspect: number,
  out: IntegrationPose,
): IntegrationPose {
  const x = clamp(drag.x, -1, 1)
  const y = clamp(drag.y, -1, 1)
  tiltBy(pointer, out)
  out.lean =
    leanFor(aspect) + (lerp(-5, 5, clamp01(progress)) + 1.2 * Math.sin(time * 0.13) - y * DRAG.lean) * DEGREE
  out.roll = (-2 + Math.sin(time * 0.09) - x * DRAG.roll) * DEGREE
  out.ecliptic = (((time / 150) * TAU) % TAU) + x * DRAG.turn * DEGREE
  out.meridian = (66 + 9 * Math.sin(time * 0.11 + 0.4)) * DEGREE - y * 0.5
  out.inner = (48 + 22 * Math.sin(time * 0.085 + 2)) * DEGREE + x * 0.7
  out.core = time * 0.05
  out.halo = (time * 0.2) % TAU
  return out
}

/** Size of the hub: whole in a wide diagram, smaller in an upright one, where the planets are nearer. */
export function hubScale(aspect: number): number {
  return Math.min(1, aspect / 1.15)
}
