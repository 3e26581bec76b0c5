import { lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceProps, PieceSpec } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { formTouched } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

/** The core rises over the bands with the scroll; while the form is touched it stands a little higher. */
function move({ time, progress, signal }: Readonly<Drive>, out: PiecePose): void {
  const [outer, inner, ring, dust] = out.parts
  out.core.y = lerp(-0.9, 0.42, smoothstep(0.08, 0.62, progress)) + 0.16 * signal
  out.core.turn = time * 0.04
  if (outer) outer.turn = (time / 420) * TAU + progress * 0.5
  if (inner) inner.turn = -(time / 300) * TAU - progress * 0.7
  if (ring) {
    ring.y = out.core.y * 0.5
    ring.lean = 0.1 + 0.06 * signal
    ring.turn = time * 0.03
  }
  if (dust) dust.turn = time * 0.006
}

export const CLOSING: PieceSpec = {
  placements,
  move,
  signal: formTouched,
  level: true,
  core: { radius: 1.02, reach: 5.4 },
  parts: [
    {
      band: { radius: 3.9, axial: 0.62, depth: 0.12, rim: 0.06, groove: 0.024 },
      marks: [
        { face: 'outer', marks: 480, numerals: 36, fine: 0.0055 },
        { face: 'inner', marks: 240, numerals: 0, fine: 0.006 },
      ],
      shadow: { radius: 3.9, width: 0.24, blur: 0.4 },
    },
    {
      band: { radius: 2.7, axial: 0.32, depth: 0.1, rim: 0.04, groove: 0.018 },
      marks: [{ face: 'outer', marks: 240, numerals: 0, fine: 0.005 }],
      shadow: { radius: 2.7, width: 0.16, blur: 0.3 },
    },
    { band: { radius: 1.75, axial: 0.07, depth: 0.09, rim: 0.02, groove: 0.008 }, brass: { rough: 0.18 } },
    { dust: { seed: 61, count: 640, inner: 2.6, outer: 9.5, spread: 1.6, size: 0.034 } },
  ],
  orbits: [
    { radius: 4.5, width: 1, dashes: 200, duty: 0.5, brightness: 0.3, trail: 0 },
    { radius: 5.4, width: 1, dashes: 0, duty: 1, brightness: 0.16, trail: 0 },
  ],
}

/** The end of every page: the bands lie flat, and the core stands behind them like a horizon. */
export function ClosingScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={CLOSING} />
}
