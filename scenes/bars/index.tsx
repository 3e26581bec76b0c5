import { clamp01, DEGREE, lerp, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { analyticsCapabilities } from '#src/content/analytics/capabilities.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

const COUNT = 132

/** Waves that make up each set of figures: how often around, where, and how high, units. */
const FIGURES = [
  { waves: 2, at: 0.4, high: 1.5, fine: 7 },
  { waves: 3, at: 1.7, high: 1.2, fine: 11 },
  { waves: 1, at: 3.1, high: 1.8, fine: 9 },
  { waves: 4, at: 0.9, high: 1.0, fine: 5 },
] as const

/** Height of the bar at an angle for set `index`, units. */
function heightAt(angle: number, index: number): number {
  const set = FIGURES[((index % FIGURES.length) + FIGURES.length) % FIGURES.length] ?? FIGURES[0]
  const broad = 0.5 + 0.5 * Math.sin(angle * set.waves + set.at)
  const fine = 0.5 + 0.5 * Math.sin(angle * set.fine * 2 + set.at * 3)
  return 0.14 + set.high * broad * broad * (0.62 + 0.38 * fine)
}

/** Each tab, and beside the capabilities each of these, has figures of its own. */
function move({ time, drive, signal, second, show }: Readonly<Drive>, out: PiecePose): void {
  const [ring, meridian, scale] = out.parts
  const index = show < 0 ? signal : second * (analyticsCapabilities.length - 1)
  const grown = clamp01(drive)
  const from = Math.floor(index)
  const way = index - from
  for (let i = 0; i < COUNT; i += 1) {
    const angle = (i / COUNT) * TAU
    const height = lerp(heightAt(angle, from), heightAt(angle, from + 1), way)
    // They come up around the ring, one after another.
    const up = clamp01(grown * 1.6 - 0.6 * (i / COUNT))
    out.bars[i] = 0.06 + height * up * up * (3 - 2 * up)
  }
  out.core.y = 0.55
  if (ring) {
    ring.y = -0.24
    ring.turn = (time / 500) * TAU
  }
  if (meridian) {
    meridian.lean = 90 * DEGREE
    meridian.roll = (-12 + 24 * drive) * DEGREE
    meridian.y = 0.3
  }
  if (scale) scale.turn = -(time / 300) * TAU - drive
}

export const BARS: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().business,
  second: () => pieceState().chapter,
  core: { radius: 0.82, reach: 4.8 },
  bars: { count: COUNT, radius: 2.92, width: 0.07 },
  parts: [
    {
      band: { radius: 3.35, axial: 0.46, depth: 0.12, rim: 0.055, groove: 0.022 },
      marks: [
        { face: 'outer', marks: 480, numerals: 24, fine: 0.0055 },
        { face: 'inner', marks: 240, numerals: 0, fine: 0.006 },
      ],
      shadow: { radius: 3.35, width: 0.2, blur: 0.34 },
    },
    {
      band: { radius: 3.86, axial: 0.1, depth: 0.1, rim: 0.028, groove: 0.01 },
      brass: { rough: 0.2 },
      shadow: { radius: 3.86, width: 0.1, blur: 0.26 },
    },
    {
      band: { radius: 2.2, axial: 0.06, depth: 0.26, rim: 0.03, groove: 0.012 },
      marks: [{ face: 'top', marks: 180, numerals: 0, fine: 0.005 }],
    },
    { dust: { seed: 113, count: 360, inner: 3.2, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

/** AI analytics: bars of light on a graduated ring; they follow the chosen figures. */
export const BarsScene = pieceScene(BARS)
