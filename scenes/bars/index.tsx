import { clamp01, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { charts, COUNT, kinds, plain } from './figures.ts'
import { collars, RADIUS, WIDTH } from './geometry.ts'
import { placements } from './placements.ts'

/** By the placement’s `show`. */
const SHOWN = [kinds, charts] as const

/** Height of a bar before it comes up, of one without a value, and what the greatest value adds, units. */
const FOOT = 0.06
const LEAST = 0.1
const RISE = 1.8

/** Beside the capabilities the bars show a figure of the one that is read, beside the tabs the charts of the chosen one. */
function move({ time, drive, signal, second, show }: Readonly<Drive>, out: PiecePose): void {
  const [ring] = out.parts
  const figures = SHOWN[show] ?? plain
  const index = figures === kinds ? second * (kinds.length - 1) : signal
  const from = figures[Math.floor(index)] ?? figures[0]
  const to = figures[Math.ceil(index)] ?? from
  const grown = clamp01(drive)
  for (let i = 0; i < COUNT; i += 1) {
    const height = lerp(from?.[i] ?? 0, to?.[i] ?? 0, index % 1)
    // They come up around the ring, one after another.
    const up = smoothstep(0, 1, grown * 1.6 - 0.6 * (i / COUNT))
    out.bars[i] = lerp(FOOT, LEAST + RISE * height, up)
  }
  out.core.y = 0.55
  if (ring) {
    ring.y = -0.24
    ring.turn = (time / 500) * TAU
  }
}

export const BARS: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().business,
  second: () => pieceState().chapter,
  core: { radius: 0.82, reach: 4.8 },
  bars: { count: COUNT, radius: RADIUS, width: WIDTH },
  parts: [
    {
      band: { radius: 3.35, axial: 0.46, depth: 0.12, rim: 0.055, groove: 0.022 },
      marks: [
        { face: 'outer', marks: 480, numerals: 24, fine: 0.0055 },
        { face: 'inner', marks: 240, numerals: 0, fine: 0.006 },
      ],
    },
    // The bars stand on it, each in a collar.
    {
      solid: collars,
      band: { radius: RADIUS, axial: 0.06, depth: 0.4, rim: 0.03, groove: 0.012 },
      marks: [{ face: 'top', marks: 180, numerals: 0, fine: 0.005 }],
    },
    { dust: { seed: 113, count: 360, inner: 3.2, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

/** AI analytics: bars of light on a graduated ring, which show the figures that are read about. */
export const BarsScene = pieceScene(BARS)
