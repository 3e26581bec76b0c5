import { TAU } from '#scenes/instrument/ease.ts'
import { solidPiece } from '#scenes/instrument/mechanism.ts'
import { plate } from '#scenes/instrument/solids.ts'
import { band, type CapabilityObject, ring } from './object.ts'

const BLADES = 8
const BARREL = band(3.75, 0.9, 0.3, 0.12, 0.05)
/** Where the blades are pinned. */
const PIVOT = 3.25

/** A blade about its own pin at the origin, which lies at +x of the barrel's centre. */
function outline(): [number, number][] {
  const rim = Array.from({ length: 7 }, (_, i): [number, number] => {
    const angle = (i / 6) * 1.25
    return [Math.cos(angle) * 3.5 - PIVOT, Math.sin(angle) * 3.5]
  })
  const tip = Array.from({ length: 5 }, (_, i): [number, number] => {
    const angle = 1.5 - (i / 4) * 1.1
    return [Math.cos(angle) * 1.15 - PIVOT, Math.sin(angle) * 1.15]
  })
  return [...rim, ...tip]
}

/** An aperture of blades. */
export const video: CapabilityObject = {
  pieces: () => [
    ring(0, BARREL),
    ring(0, band(4.12, 0.42, 0.34, 0.08, 0.03)),
    ring(0, band(3.42, 0.16, 0.2)),
    ...Array.from({ length: BLADES }, (_, i) =>
      solidPiece(1 + BLADES + i, 'bronze', (builder) => plate(builder, outline(), 0.018)),
    ),
  ],
  // Each blade hangs in an arm that carries its pin round the barrel.
  parents: [
    null,
    ...Array.from({ length: BLADES }, () => 0),
    ...Array.from({ length: BLADES }, (_, i) => 1 + i),
  ],
  core: { radius: 0.98, y: 0 },
  mirrored: [{ joint: 0, spec: BARREL }],
  move(time, wake, joints) {
    const closed = 0.16 + 0.07 * Math.sin(time * 0.4) - 0.34 * wake
    joints[0]?.rotation.set(1.12, 0.08 * Math.sin(time * 0.21), -0.4 + 0.15 * wake)
    for (let i = 0; i < BLADES; i += 1) {
      joints[1 + i]?.rotation.set(0, (i / BLADES) * TAU + time * 0.02, 0)
      joints[1 + BLADES + i]?.position.set(PIVOT, -0.05, 0)
      // A little out of the plane, so that each blade lies over the next.
      joints[1 + BLADES + i]?.rotation.set(0.075, closed, 0)
    }
  },
}
