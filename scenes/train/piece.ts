import { gear } from '#scenes/instrument/gear.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import { workflowStep } from '#src/stores/pieces.ts'
import { GEARS, move, PLACES } from './motion.ts'
import { placements } from './placements.ts'

/** A turned arbor through every wheel. */
const arbors: Solid = (builder) => {
  for (const [i, { x, z }] of PLACES.entries()) {
    const r = (GEARS[i]?.radius ?? 1) * 0.09 + 0.03
    addTurned(
      builder,
      [x, -0.42, z],
      [x, 0.34, z],
      [
        [0, 0],
        [0, r * 1.5],
        [0.2, r * 1.5],
        [0.26, r],
        [0.82, r],
        [0.88, r * 1.35],
        [0.95, r * 1.1],
        [1, 0],
      ],
      24,
    )
  }
}

export const TRAIN: PieceSpec = {
  placements,
  move,
  extent: 5.3,
  tell: workflowStep,
  core: { radius: 0.46, reach: 3.6 },
  parts: [
    ...GEARS.map(({ radius, teeth }, i) => ({
      solid: gear({
        radius,
        teeth,
        tooth: 0.19,
        rim: 0.16 + radius * 0.1,
        hub: 0.16 + radius * 0.14,
        spokes: radius > 1.4 ? 7 : radius > 0.8 ? 5 : 4,
        thickness: 0.26,
      }),
      brass: { rough: 0.24 + (i % 3) * 0.05 },
      ...(radius > 1 && { shadow: { radius: radius * 0.86, width: 0.3, blur: 0.34 } }),
    })),
    { solid: arbors, brass: { rough: 0.16, brush: 0.3 } },
    { dust: { seed: 97, count: 320, inner: 1, outer: 8, spread: 2, size: 0.032 } },
  ],
}
