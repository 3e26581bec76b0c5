import { DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { Solid } from '#scenes/instrument/metalwork.ts'
import { milledCoin } from '#scenes/instrument/rim.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { lathe } from '#scenes/instrument/solids.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { placements } from './placements.ts'

const COINS = 8
/** Radius of the ring that they join, units. */
const RING = 3.1

/** One after another they leave the stack over an arc and take their place on the ring. */
function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const turn = (time / 420) * TAU + drive * 0.7
  for (let i = 0; i < COINS; i += 1) {
    const coin = out.parts[i]
    if (!coin) continue
    const there = smoothstep(0.04 + i * 0.05, 0.4 + i * 0.05, drive)
    const angle = (i / COINS) * TAU + turn
    const arc = Math.sin(there * Math.PI)
    coin.x = lerp(1.9, Math.cos(angle) * RING, there)
    coin.z = lerp(1.6, Math.sin(angle) * RING, there)
    coin.y = lerp(-0.6 + i * 0.15, 0, there) + arc * 1.2
    coin.lean = there * 64 * DEGREE
    coin.roll = there * 18 * DEGREE
    coin.turn = there * (angle + time * 0.05)
  }
  const drum = out.parts[COINS + 1]
  if (drum) {
    drum.lean = (18 + 30 * drive) * DEGREE
    drum.turn = -turn
  }
}

const coin = milledCoin(0.62, 0.07, 96)
/** The boss that the ring runs through: [radius, height] up its wall. */
const BOSS = [
  [0.02, -0.16],
  [0.09, -0.14],
  [0.15, -0.07],
  [0.15, 0.07],
  [0.09, 0.14],
  [0.02, 0.16],
] as const
const COIN: Solid = (builder) => {
  coin(builder)
  lathe(builder, BOSS, 32)
}

export const COINS_PIECE: PieceSpec = {
  placements,
  move,
  core: { radius: 0.62, reach: 4.2 },
  parts: [
    ...Array.from({ length: COINS }, (_, i) => ({ solid: COIN, brass: { rough: 0.2 + 0.02 * (i % 3) } })),
    {
      band: { radius: 3.1, axial: 0.06, depth: 0.08, rim: 0.02, groove: 0.006 },
      brass: { rough: 0.18 },
    },
    {
      band: { radius: 1.3, axial: 0.24, depth: 0.07, rim: 0.034, groove: 0.014 },
      marks: [{ face: 'outer', marks: 120, numerals: 12, fine: 0.005 }],
    },
    { dust: { seed: 181, count: 320, inner: 2, outer: 8, spread: 2, size: 0.032 } },
  ],
}

/** Tokens, on the home page and the platform's: coins that rise from a stack and join the ring. */
export const CoinsScene = pieceScene(COINS_PIECE)
