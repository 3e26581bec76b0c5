import { clamp01, DEGREE } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { totalOf } from '#src/content/industries/chores.ts'
import { chores } from '#src/content/industries/hours.ts'
import { metals } from '#src/content/planets.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placeBeads, rods } from './beads.ts'
import { BEHIND, DIAL, frame, wires } from './geometry.ts'
import { placements } from './placements.ts'

/** Saved hours at which the dial is lit all round: those of a working week. */
const WEEK = 40

/** Hours that come back slide to the left, and leave the light free. */
function move({ drive, signal }: Readonly<Drive>, out: PiecePose): void {
  const given = clamp01(drive)
  const [, , dial] = out.parts
  placeBeads(signal, given, out.bodies)
  if (dial) {
    dial.z = -BEHIND
    dial.lean = 90 * DEGREE
    // The hours are lit from the top on, clockwise.
    dial.turn = 90 * DEGREE
    dial.lit = (totalOf(chores, signal).saved / WEEK) * given
  }
  out.core.z = -BEHIND
}

export const ABACUS: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().team,
  rate: 4,
  extent: 4.2,
  core: { radius: 1.08, reach: 4.4 },
  // In all of it the dial behind would pale.
  thrown: 0.5,
  parts: [
    { solid: frame, brass: { rough: 0.16, brush: 0 }, rods: true },
    { solid: wires, brass: { rough: 0.16, brush: 0, stuff: 'steel' }, rods: true },
    {
      band: DIAL,
      marks: [
        {
          face: 'top',
          marks: 2 * WEEK,
          numerals: WEEK / 5,
          first: WEEK / 5,
          figures: 'fives',
          fine: 0.009,
          enamel: true,
        },
      ],
      // Dark, or beads of gold and copper would be lost on it; and brown, or blue ones would.
      brass: { stuff: 'bronze' },
    },
    { dust: { seed: 263, count: 300, inner: 2.4, outer: 8, spread: 2.2, size: 0.032 } },
  ],
  bodies: rods.flatMap(({ chore, saved, after }) =>
    Array.from({ length: saved + after }, () => ({
      colour: chore.bead,
      metal: metals[chore.bead] ?? 0,
      strata: 0.15,
    })),
  ),
}

/** Small business: an abacus with a rod for each chore; its beads are hours, and those that come back leave the light free. */
export const AbacusScene = pieceScene(ABACUS)
