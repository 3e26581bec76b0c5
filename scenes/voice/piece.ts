import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { voiceLevel } from '#src/stores/pieces.ts'
import { move, RIPPLES } from './motion.ts'
import { placements } from './placements.ts'

const ripples: PiecePart[] = RIPPLES.map((radius, i) => ({
  dust: {
    seed: 101 + i,
    count: Math.round(260 + radius * 150),
    inner: radius - 0.13,
    outer: radius + 0.13,
    spread: 0.22,
    size: 0.05,
  },
  plain: i % 3 === 0,
}))

export const VOICE: PieceSpec = {
  placements,
  move,
  tell: voiceLevel,
  level: true,
  rate: 4,
  extent: 2.75,
  pale: 0.68,
  core: { radius: 1.5, reach: 6.4 },
  parts: [
    {
      band: { radius: 1.98, axial: 0.08, depth: 0.09, rim: 0.022, groove: 0.008 },
      brass: { rough: 0.18 },
      shadow: { radius: 1.98, width: 0.1, blur: 0.24 },
    },
    {
      band: { radius: 2.2, axial: 0.06, depth: 0.08, rim: 0.02, groove: 0.008 },
      brass: { rough: 0.18 },
      shadow: { radius: 2.2, width: 0.1, blur: 0.24 },
    },
    ...ripples,
  ],
  orbits: [{ radius: 2.75, width: 1, dashes: 120, duty: 0.4, brightness: 0.2, trail: 0 }],
}
