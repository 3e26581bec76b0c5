import { DEGREE, lerp, TAU } from '#scenes/instrument/ease.ts'
import { gear } from '#scenes/instrument/gear.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import type { Body } from '#scenes/instrument/planet.tsx'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { starts, trades } from '#src/content/industries/trades.ts'
import { chosenFit } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

export const COUNT = 4
/** Radius of the ring on which they stand, units; how much larger the page's own is, the others, and all where none is. */
const CARRIER = 2.5
const OWN = 1.75
const OTHER = 0.8
const EQUAL = 1.15
/** How large an industry's own is in a row of the table that it begins with, that follows soon, that comes later. */
const FIT = { first: 1.6, soon: 1.1, later: 0.7 } as const

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

function move({ time, drive, show, signal }: Readonly<Drive>, out: PiecePose): void {
  const turn = (time / 420) * TAU + drive * 0.9
  const chosen = Math.max(0, show)
  for (let i = 0; i < COUNT; i += 1) {
    // The page's own stands in front.
    const angle = ((i - chosen) / COUNT) * TAU + 0.25 * TAU - 0.35 + (show < 0 ? turn : drive * 0.4)
    const scale = show < 0 ? sized(i, signal) : i === show ? OWN : OTHER
    const [x, z] = [Math.cos(angle) * CARRIER, Math.sin(angle) * CARRIER]
    const y = show === i ? 0.5 : 0
    for (const [k, tip] of [
      [i * 2, 16],
      [i * 2 + 1, i === 1 ? -8 : 64],
    ] as const) {
      const part = out.parts[k]
      if (!part) continue
      part.x = x
      part.y = y
      part.z = z
      part.scale = scale
      part.lean = tip * DEGREE
      part.roll = (i * 30 - 40) * DEGREE
      part.turn = (k % 2 ? -1 : 1) * turn * 1.4
    }
    for (let b = 0; b < 2; b += 1) {
      const body = out.bodies[i * 2 + b]
      if (!body) continue
      const at = turn * (b ? -1.2 : 1.7) + i * 1.9 + b * 2.6
      const reach = b === 0 && i !== chosen ? 0 : (b ? 1.15 : 0.72) * scale
      body.x = x + Math.cos(at) * reach
      body.y = y + (reach > 0 ? 0.12 * scale * Math.sin(at) : 0)
      body.z = z + Math.sin(at) * reach
      body.radius = (b ? 0.12 : reach > 0 ? 0.14 : 0.3) * scale
    }
    if (i !== chosen) continue
    out.core.x = x
    out.core.y = y
    out.core.z = z
    out.core.scale = scale * 0.85
  }
}

const ring = (radius: number, marks: number): PiecePart => ({
  band: { radius, axial: 0.16, depth: 0.07, rim: 0.03, groove: 0.012 },
  marks: [{ face: 'outer', marks, numerals: 0, fine: 0.005 }],
})
const hoop = (radius: number): PiecePart => ({
  band: { radius, axial: 0.05, depth: 0.07, rim: 0.018, groove: 0.006 },
  brass: { rough: 0.18 },
})
const body = (colour: Body['colour'], metal = 0): Body => ({ colour, metal, strata: 0.4 })

/** For each small instrument a ring, and what crosses it: two hoops, a wheel, a hoop, a smaller ring. */
export const ORRERIES: PieceSpec = {
  placements,
  move,
  signal: chosenFit,
  rate: 4,
  core: { radius: 0.4, reach: 3.4 },
  parts: [
    ring(1.15, 120),
    hoop(0.98),
    ring(1.15, 96),
    {
      solid: gear({ radius: 0.84, teeth: 32, tooth: 0.12, rim: 0.16, hub: 0.2, spokes: 5, thickness: 0.12 }),
    },
    ring(1.15, 144),
    hoop(1.3),
    ring(1.15, 72),
    ring(0.84, 60),
    {
      band: { radius: 2.5, axial: 0.09, depth: 0.11, rim: 0.03, groove: 0.01 },
      brass: { rough: 0.2 },
      shadow: { radius: 2.5, width: 0.14, blur: 0.3 },
    },
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

/** Industries: four small orreries on one ring; the page's own stands larger and holds the light. */
export const OrreriesScene = pieceScene(ORRERIES)
