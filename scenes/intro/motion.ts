import { clamp01, DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import { RINGS } from './config.ts'

export type IntroPose = ReturnType<typeof createIntroPose>

export function createIntroPose() {
  return {
    tiltX: 0,
    tiltY: 0,
    /** Of each: `turn` about its own axis, radians; `z` towards the camera, units. */
    rings: RINGS.map(() => ({ tiltX: 0, tiltY: 0, turn: 0, z: 0 })),
    /** Place up to which the gauge is lit, 0..1. */
    lit: 0,
    fade: 1,
  }
}

/** Beyond the camera at every aspect ratio the stage allows (it stands 18.7 units away). */
const FLIGHT = 17.5

/**
 * Pure; writes `out` and returns it. `progress` is loading: the tilt of the rings goes to 0 as it nears 1.
 * `exit` moves the camera through them, nearest first, and fades the rest.
 */
export function pose(
  time: number,
  progress: number,
  pointer: Readonly<Pointer>,
  out: IntroPose,
  exit = 0,
): IntroPose {
  const loaded = clamp01(progress)
  const leaving = clamp01(exit)
  const off = lerp(1, 0.16, smoothstep(0, 1, loaded)) * (1 - smoothstep(0, 0.4, leaving))
  tiltBy(pointer, out)
  out.lit = loaded
  out.fade = 1 - smoothstep(0.7, 1, leaving)
  for (let i = 0; i < RINGS.length; i += 1) {
    const ring = RINGS[i]
    const at = out.rings[i]
    if (!ring || !at) continue
    const sway = 0.75 + 0.25 * Math.sin(time * 0.35 + i * 2.1)
    at.tiltX = ring.offX * DEGREE * off * sway
    at.tiltY = ring.offY * DEGREE * off * (0.75 + 0.25 * Math.cos(time * 0.29 + i * 1.7))
    at.turn = ring.period === 0 ? 0 : ((time / ring.period) * TAU) % TAU
    const go = clamp01((leaving - ring.delay) / (1 - ring.delay - 0.1))
    at.z = FLIGHT * go * go * (1.6 - 0.6 * go)
  }
  return out
}
