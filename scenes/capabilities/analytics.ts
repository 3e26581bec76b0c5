import { TAU } from '#scenes/instrument/ease.ts'
import type { Lamp } from '#scenes/instrument/lamps.ts'
import { band, type CapabilityObject, ring } from './object.ts'

const BARS = 48
const BASE = band(3.1, 0.46, 0.14)

/** Two seasons round the ring: figures that rise, fall and rise higher. */
const height = (at: number) => 0.45 + 1.75 * (0.5 - 0.5 * Math.cos(at * TAU * 2 + 0.6)) * (0.45 + 0.55 * at)

function bar(_: unknown, i: number): Lamp {
  const at = i / BARS
  const angle = at * TAU
  return {
    foot: [Math.cos(angle) * 2.72, -0.1, Math.sin(angle) * 2.72],
    angle: -angle,
    width: 0.12,
    depth: 0.2,
    height: height(at),
    phase: at,
    warm: i % 12 === 5 ? 0.85 : 0,
  }
}

/** An armillary whose bars are light. */
export const analytics: CapabilityObject = {
  pieces: () => [ring(0, BASE), ring(1, band(4.15, 0.16, 0.22)), ring(2, band(1.95, 0.16, 0.08))],
  parents: [null, null, 0],
  core: { radius: 0.86, y: 0 },
  lamps: Array.from({ length: BARS }, bar),
  mirrored: [{ joint: 0, spec: BASE }],
  move(time, wake, joints) {
    joints[0]?.rotation.set(0.3, time * 0.09 + wake * 0.5, 0.1)
    joints[1]?.rotation.set(1.42, 0, -0.42 + 0.06 * Math.sin(time * 0.2) - 0.3 * wake)
    joints[2]?.rotation.set(0.34, -time * 0.2, 0)
  },
}
