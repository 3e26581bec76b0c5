import { clamp01, DEGREE } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { totalOf } from '#src/content/industries/chores.ts'
import { chores } from '#src/content/industries/hours.ts'
import { metals } from '#src/content/planets.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placeBeads, rods } from './beads.ts'
import { DIAL, fittings, frame, LIGHT, SCALE, wires } from './geometry.ts'
import { placements } from './placements.ts'

/** Saved hours at which all of the dial is lit: those of a working week. */
const WEEK = 40
/** Hours all the way round a whole dial, and of them those before the first of the scale. */
const ROUND = (WEEK * 360) / SCALE
const BEFORE = (ROUND - WEEK) / 2

/** Hours that come back slide to the left, and leave the light free. */
function move({ drive, signal }: Readonly<Drive>, out: PiecePose): void {
  const given = clamp01(drive)
  const [, , dial] = out.parts
  placeBeads(signal, given, out.bodies)
  if (dial) {
    dial.lean = 90 * DEGREE
    // Its opening is down, and its hours are lit clockwise.
    dial.turn = -90 * DEGREE
    dial.lit = (BEFORE + totalOf(chores, signal).saved * given) / ROUND
  }
  out.core.z = -LIGHT.behind
}

export const ABACUS: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().team,
  rate: 4,
  extent: 4.2,
  core: { radius: LIGHT.radius, reach: 4.4 },
  parts: [
    { solid: frame, brass: { rough: 0.16, brush: 0 }, rods: true },
    // Steel, or more polished, they would be black by night, and the beads would hover.
    { solid: wires, brass: { rough: 0.5, brush: 0 }, rods: true },
    {
      band: DIAL,
      // Less rough, by night its right half mirrors nothing.
      brass: { rough: 0.68 },
      marks: [
        {
          face: 'top',
          marks: ROUND,
          numerals: ROUND / 5,
          // 5 is on the mark of the fifth hour.
          first: -BEFORE / 5 + 12,
          figures: 'fives',
          fine: 0.009,
          enamel: true,
        },
      ],
    },
    { solid: fittings, brass: { rough: 0.68 }, rods: true },
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
