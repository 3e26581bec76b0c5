import { clamp01, DEGREE, lerp, smoothstep } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { CIRCLE, fingers, half, LUG, PIN, PINS, pins, sockets, studs } from './geometry.ts'
import { knurl } from './knurl.ts'
import { placements } from './placements.ts'

/** Distance between the two faces when the halves are locked and when they are apart, units. */
export const [LOCKED, APART] = [1.5, 2.9] as const
/** The light lies in the hollow of the half with the sockets, so far over its face. */
export const LIGHT = { radius: 0.74, over: 0.66 }
/** The collar round the upper half: where it rides on it, and how far its hooks reach below the other face's lugs. */
const COLLAR = 0.24
const REACH = LOCKED + COLLAR + LUG.below + LUG.radius + 0.22
/** Angle at which the first finger comes down between two lugs: a quarter of a turn on, its hook is behind the second. */
export const DOWN_AT = 16.5
/** How long an answer takes, seconds. */
const PERIOD = 9

/** Distance between the faces, and how far the collar has turned, 0..1, when the passage stands at `drive`. */
export const gapAt = (drive: number) => lerp(APART, LOCKED, smoothstep(0.04, 0.66, drive))
export const turnedAt = (drive: number) => smoothstep(0.68, 0.96, drive)

/** The way of a light, from the bottom of its socket to the tip of the pin over it, units; none once the pin is in. */
export const wayAt = (drive: number) => Math.max(0, gapAt(drive) - PIN.length)

/** How far the light of resource `i` has come across, 0..1: there as the request, and back as the answer. */
export const across = (i: number, time: number) => {
  const phase = (time / PERIOD + i / PINS) % 1
  return smoothstep(0, 0.12, phase) * (1 - smoothstep(0.45, 0.6, phase))
}

export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const d = clamp01(drive)
  const upper = gapAt(d)
  const [head, ring, pin, collar, foot, footRing, socket, lugs] = out.parts
  for (const part of [head, ring, pin, collar]) if (part) part.y = upper
  // Not its ring: its numerals are upright as the upper half's are.
  for (const part of [foot, socket, lugs]) if (part) part.lean = 180 * DEGREE
  if (ring) ring.y += 0.8
  if (collar) {
    collar.y += COLLAR
    collar.turn = -(90 * turnedAt(d) + DOWN_AT) * DEGREE
  }
  if (footRing) footRing.y = -0.8
  if (lugs) lugs.y = -LUG.below
  out.core.y = LIGHT.over
  for (let i = 0; i < PINS; i += 1) out.bars[i] = wayAt(d) * across(i, time)
}

const turned: PiecePart = {
  solid: half,
  brass: { quality: 'fine', rough: 0.17, brush: 0.6 },
  shadow: { radius: 1.5, axial: 0.5, depth: 1.2 },
}

const engraved: PiecePart = {
  band: { radius: 1.47, axial: 0.58, depth: 0.1, rim: 0.04, groove: 0.014 },
  marks: [{ face: 'outer', marks: 120, numerals: 12, fine: 0.006 }],
  // Rougher than other steel: in a sharp highlight its silver numerals are lost.
  brass: { rough: 0.5, stuff: 'steel' },
}

export const COUPLING: PieceSpec = {
  placements,
  move,
  extent: 6.3,
  core: { radius: LIGHT.radius, reach: 4 },
  // In all of it the finger behind the light would be a ghost.
  thrown: 0.4,
  parts: [
    turned,
    engraved,
    { solid: pins, brass: { rough: 0.22, brush: 0.2 } },
    {
      band: { radius: 1.74, axial: 0.5, depth: 0.3, rim: 0.06, groove: 0.018 },
      solid: (builder) => {
        fingers(REACH)(builder)
        knurl(1.874, 0.15)(builder)
      },
      brass: { rough: 0.18 },
    },
    turned,
    engraved,
    { solid: sockets, brass: { rough: 0.22, brush: 0.3 } },
    {
      band: { radius: 1.56, axial: 0.34, depth: 0.14, rim: 0.04, groove: 0.014 },
      solid: (builder) => {
        studs(builder)
        knurl(1.618, 0.1)(builder)
      },
      brass: { rough: 0.18 },
    },
    { dust: { seed: 233, count: 280, inner: 2, outer: 8, spread: 2, size: 0.032 } },
  ],
  bars: { count: PINS, radius: CIRCLE, width: 0.24, glow: 1 },
}

/** What is connected, an API or a mailbox: two halves of one coupling, which close and lock. */
export const CouplingScene = pieceScene(COUPLING)
