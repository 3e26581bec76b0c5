import { clamp01, lerp, TAU } from '#scenes/instrument/ease.ts'
import { gear } from '#scenes/instrument/gear.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { rod } from '#scenes/instrument/solids.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

const CAPSULES = 14
/** Radius of the ring that carries them, units. */
const CARRIER = 3.42
/** Kinds of tasks, by the channel that they came through. */
const KINDS = ['violet', 'blue', 'ice'] as const
/** Radius of a task, which its lantern holds, and of one of another channel than the one that is read, units. */
const TASK = { whole: 0.15, other: 0.09 }

/** The wheel drives the ring of capsules the other way. Beside the channels the tasks of the one that is read stand out. */
function move({ time, drive, second, show }: Readonly<Drive>, out: PiecePose): void {
  const [wheel, scale, carrier, capsules] = out.parts
  const turn = (time / 360) * TAU + drive * 1.4
  out.core.y = 0.6
  if (wheel) wheel.turn = -turn
  if (scale) scale.turn = -turn
  if (carrier) {
    // Through the feet of the lanterns: higher, it would pierce the tasks.
    carrier.y = -0.29
    carrier.turn = turn * 0.55
  }
  if (capsules) capsules.turn = turn * 0.55
  for (let i = 0; i < CAPSULES; i += 1) {
    const body = out.bodies[i]
    if (!body) continue
    const angle = (i / CAPSULES) * TAU - turn * 0.55
    body.x = Math.cos(angle) * CARRIER
    body.z = Math.sin(angle) * CARRIER
    body.y = 0
    const apart = Math.abs((i % KINDS.length) - second * (KINDS.length - 1))
    body.radius = show < 0 ? TASK.whole : lerp(TASK.whole, TASK.other, clamp01(apart))
  }
}

/** Two turned caps on three posts, around each task. */
const capsules: Solid = (builder) => {
  for (let i = 0; i < CAPSULES; i += 1) {
    const angle = (i / CAPSULES) * TAU
    const x = Math.cos(angle) * CARRIER
    const z = Math.sin(angle) * CARRIER
    const cap = [
      [0, 0],
      [0, 0.2],
      [0.5, 0.21],
      [0.7, 0.16],
      [1, 0.05],
      [1, 0],
    ] as const
    addTurned(builder, [x, 0.2, z], [x, 0.36, z], cap, 18)
    addTurned(builder, [x, -0.2, z], [x, -0.4, z], cap, 18)
    for (let post = 0; post < 3; post += 1) {
      const at = angle + (post / 3) * TAU
      const px = x + Math.cos(at) * 0.17
      const pz = z + Math.sin(at) * 0.17
      rod(builder, [px, -0.22, pz], [px, 0.22, pz], 0.016, 6)
    }
  }
}

export const WHEEL: PieceSpec = {
  placements,
  move,
  extent: 3.72,
  second: () => pieceState().chapter,
  core: { radius: 0.76, reach: 4.6 },
  parts: [
    {
      solid: gear({ radius: 2.62, teeth: 56, tooth: 0.26, rim: 0.36, hub: 0.84, spokes: 8, thickness: 0.3 }),
      brass: { rough: 0.42 },
      shadow: { radius: 2.5, axial: 0.3, depth: 0.5 },
    },
    {
      // Over most of the gear's flat face, which would mirror one light all over.
      band: { radius: 2.3, axial: 0.36, depth: 0.26, rim: 0.03, groove: 0.012 },
      marks: [{ face: 'top', marks: 180, numerals: 12, fine: 0.007 }],
    },
    {
      band: { radius: 3.42, axial: 0.07, depth: 0.1, rim: 0.024, groove: 0.008 },
      brass: { rough: 0.18 },
    },
    { solid: capsules, brass: { rough: 0.16, brush: 0.3 } },
    { dust: { seed: 127, count: 360, inner: 3, outer: 8, spread: 2.2, size: 0.032 } },
  ],
  bodies: Array.from({ length: CAPSULES }, (_, i) => ({
    colour: KINDS[i % KINDS.length] ?? KINDS[0],
    metal: 0,
    strata: 0.3,
  })),
}

/** Task management: a great wheel that carries its tasks around as capsules. */
export const WheelScene = pieceScene(WHEEL)
