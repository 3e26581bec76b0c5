import { DEGREE, lerp, TAU } from '#scenes/instrument/ease.ts'
import { gear } from '#scenes/instrument/gear.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import type { Body } from '#scenes/instrument/planet.tsx'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { starts, trades } from '#src/content/industries/trades.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { arbor, STEP } from './arbor.ts'
import { collars } from './collars.ts'
import { IN_ROW, placements } from './placements.ts'

export const COUNT = 4
/** Radius of the ring on which they stand, units, and how large all are where no row is chosen. */
const CARRIER = 2.5
const EQUAL = 1.15
/** How large an industry's own is in a row of the table that it begins with, that follows soon, that comes later. */
const FIT = { first: 1.5, soon: 1.1, later: 0.7 } as const

/** How much smaller they are on the arbor, so that none touches the next. */
const ROW_SCALE = 0.7
/** Radius of the ring of each, units. */
export const RING = 1.15
/** Radius of the way of the outer moon, and its height, units: clear of the ring, of the hoop and of the carrier. */
const ORBIT = 1.56
const ABOVE = 0.26

/** Sizes by row of the table, from 1, and industry; 0 is before any has been chosen. */
const ROWS: readonly (readonly number[])[] = [
  trades.map(() => EQUAL),
  ...starts.map(({ fits }) => trades.map(({ id }) => FIT[fits[id]])),
]

/** Size of industry `i` while row `signal` of the table is chosen. */
export function sized(i: number, signal: number): number {
  const row = Math.floor(signal)
  const from = ROWS[row]?.[i] ?? EQUAL
  return lerp(from, ROWS[row + 1]?.[i] ?? from, signal - row)
}

/** Where one of them is: its place and size, and the attitudes of its ring and of what crosses it, radians. */
const seat = { x: 0, y: 0, z: 0, scale: 1, roll: 0, crossRoll: 0, lean: 0, crossLean: 0 }

/** Where the industries stand on their ring. */
const ANGLES = trades.map((_, i) => (i / COUNT) * TAU + 0.25 * TAU - 0.35)

/** The ring of the four stands still: their names are written under them (src/pages/industries/ring-labels.css). */
function onRing(i: number, { signal }: Readonly<Drive>): void {
  const angle = ANGLES[i] ?? 0
  seat.x = Math.cos(angle) * CARRIER
  seat.y = 0
  seat.z = Math.sin(angle) * CARRIER
  seat.scale = sized(i, signal)
  seat.roll = seat.crossRoll = (i * 30 - 40) * DEGREE
  seat.lean = 16 * DEGREE
  seat.crossLean = (i === 1 ? -8 : 64) * DEGREE
}

/** The arbor is the x axis: rings turn about it, and the wheel is fixed on it. */
function onArbor(i: number, turn: number, { signal }: Readonly<Drive>): void {
  seat.x = (i - (COUNT - 1) / 2) * STEP
  seat.y = seat.z = seat.roll = 0
  // Before a row has been chosen the first one is marked.
  seat.scale = sized(i, Math.max(1, signal)) * ROW_SCALE
  seat.lean = (i % 2 ? 85 : 10) * DEGREE + turn
  seat.crossLean = seat.lean + 0.25 * TAU
  seat.crossRoll = i === 1 ? 0.25 * TAU : 0
}

function move(state: Readonly<Drive>, out: PiecePose): void {
  const { time, drive, show } = state
  const turn = (time / 420) * TAU + drive * 0.9
  const inRow = show === IN_ROW
  // The arbor stands in the row, and around the ring all else: over and under a row stand words.
  for (let i = 2 * COUNT; i < out.parts.length; i += 1) {
    const part = out.parts[i]
    if (part) part.scale = (i === 2 * COUNT) === inRow ? 1 : 0
  }
  for (let i = 0; i < COUNT; i += 1) {
    if (inRow) onArbor(i, turn, state)
    else onRing(i, state)
    for (let k = 0; k < 2; k += 1) {
      const part = out.parts[i * 2 + k]
      if (!part) continue
      part.x = seat.x
      part.y = seat.y
      part.z = seat.z
      part.scale = seat.scale
      part.lean = k ? seat.crossLean : seat.lean
      part.roll = k ? seat.crossRoll : seat.roll
      part.turn = (k ? -1 : 1) * turn * 1.4
    }
    for (let b = 0; b < 2; b += 1) {
      const body = out.bodies[i * 2 + b]
      if (!body) continue
      const at = turn * (b ? -1.2 : 1.7) + i * 1.9 + b * 2.6
      const outer = inRow ? RING : ORBIT
      const reach = b === 0 && i > 0 ? 0 : (b ? outer : 0.72) * seat.scale
      body.x = seat.x + Math.cos(at) * reach
      body.y = seat.y + (reach > 0 ? 0.12 * seat.scale * Math.sin(at) : 0)
      if (b && !inRow) body.y += ABOVE * seat.scale
      body.z = seat.z + Math.sin(at) * reach
      body.radius = (b ? 0.12 : reach > 0 ? 0.14 : 0.3) * seat.scale
    }
    // The first holds the light.
    if (i > 0) continue
    out.core.x = seat.x
    out.core.y = seat.y
    out.core.z = seat.z
    out.core.scale = seat.scale * 0.85
  }
}

const ring = (radius: number, marks: number): PiecePart => ({
  band: { radius, axial: 0.22, depth: 0.1, rim: 0.03, groove: 0.012 },
  marks: [{ face: 'outer', marks, numerals: 0, fine: 0.005 }],
})
const hoop = (radius: number): PiecePart => ({
  band: { radius, axial: 0.1, depth: 0.08, rim: 0.018, groove: 0.006 },
  brass: { rough: 0.18 },
})
const body = (colour: Body['colour'], metal = 0): Body => ({ colour, metal, strata: 0.4 })

/** For each small instrument a ring, and what crosses it: two hoops, a wheel, a smaller ring; then what carries them. */
export const ORRERIES: PieceSpec = {
  placements,
  paper: -2.2,
  move,
  signal: () => pieceState().fit,
  rate: 4,
  core: { radius: 0.4, reach: 3.4 },
  parts: [
    ring(RING, 120),
    hoop(0.98),
    ring(RING, 96),
    {
      solid: gear({ radius: 0.84, teeth: 32, tooth: 0.12, rim: 0.16, hub: 0.2, spokes: 5, thickness: 0.12 }),
    },
    ring(RING, 144),
    hoop(1.3),
    ring(RING, 72),
    ring(0.84, 60),
    { solid: arbor, brass: { rough: 0.16, brush: 0.3 } },
    {
      band: { radius: CARRIER, axial: 0.09, depth: 0.11, rim: 0.03, groove: 0.01 },
      brass: { rough: 0.2 },
    },
    { solid: collars(CARRIER, ANGLES), brass: { rough: 0.16 } },
    { dust: { seed: 139, count: 360, inner: 1.8, outer: 8, spread: 2.4, size: 0.032 } },
  ],
  bodies: [
    body('copper', 0.85),
    body('ice'),
    body('brass', 1),
    body('blue'),
    body('violet'),
    body('ivory'),
    body('ivory'),
    body('copper', 0.85),
  ],
}

/** Industries: four small orreries on one ring, or one arbor; the first holds the light. */
export const OrreriesScene = pieceScene(ORRERIES)
