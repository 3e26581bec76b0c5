import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import type { Body } from '#scenes/instrument/planet.tsx'
import { gear } from '#scenes/instrument/gear.ts'
import { chosenFit } from '#src/stores/pieces.ts'
import { move } from './motion.ts'
import { placements } from './placements.ts'

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
  tell: chosenFit,
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
