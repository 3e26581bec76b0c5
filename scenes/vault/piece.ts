import { TAU } from '#scenes/instrument/ease.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import { BOLTS, move, RINGS } from './motion.ts'
import { placements } from './placements.ts'

const bolts: Solid = (builder) => {
  for (let i = 0; i < BOLTS; i += 1) {
    const angle = ((i + 0.5) / BOLTS) * TAU
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const from = i % 3 === 0 ? 1.3 : 2.3
    addTurned(
      builder,
      [c * from, 0.16, s * from],
      [c * 3.85, 0.16, s * 3.85],
      [
        [0, 0],
        [0.02, 0.045],
        [0.86, 0.055],
        [0.88, 0.1],
        [0.98, 0.1],
        [1, 0],
      ],
    )
  }
}

export const VAULT: PieceSpec = {
  placements,
  move,
  core: { radius: 0.74, reach: 4.4 },
  parts: [
    ...RINGS.map((radius, i) => ({
      band: { radius, axial: 0.15, depth: 0.34, rim: 0.045, groove: 0.016 },
      ...(i % 2 === 1 && {
        marks: [{ face: 'top' as const, marks: 120 + i * 48, numerals: i === 5 ? 24 : 0, fine: 0.005 }],
      }),
      ...(i === 3 && { shadow: { radius, width: 0.9, blur: 0.6 } }),
    })),
    { solid: bolts, brass: { rough: 0.18, brush: 0.3 } },
    { dust: { seed: 83, count: 320, inner: 3, outer: 8, spread: 2.6, size: 0.032 } },
  ],
}
