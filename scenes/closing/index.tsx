import type { Alignment } from '#src/content/alignments.ts'
import { clamp01, lerp, smoothstep } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { metals, planetColours } from '#src/content/planets.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { align, CORE, turnOf } from './motion.ts'
import { LIGHT_ALONE, placements } from './placements.ts'

/** How bright the light of the core is under words, 0..1, and how much it grows while the form is touched. */
const DAWN = 0.9
const TOUCHED = 0.1
/** How far the piece is below its place then, units: its ball is under the edge. */
const BELOW = 2

/** The core alone, as a light from below. */
function dawn(signal: number, out: PiecePose): void {
  out.y -= BELOW
  out.core.y = 0.16 * signal
  out.fade = DAWN + TOUCHED * signal
  for (const part of out.parts) part.scale = 0
}

/** The bands lie flat, and open as the planets come into line. */
function turnBands(time: number, way: number, { parts, core }: PiecePose): void {
  const [outer, inner, ring] = parts
  if (outer) {
    outer.turn = turnOf(time, 420) + way * 0.5
    outer.scale = lerp(1, 1.5, smoothstep(0.5, 1, way))
  }
  if (inner) inner.turn = -turnOf(time, 300) - way * 0.7
  if (ring) {
    ring.y = core.y * 0.5
    ring.lean = 0.1
    ring.turn = time * 0.03
  }
}

/** The ring of the one planet that a page is about, else of the violet one, as at home. */
function placeRing(planets: Alignment, { parts, bodies }: PiecePose): void {
  const ring = parts[PLANET_RING]
  const planet = bodies[planetColours.indexOf(planets.length === 1 ? planets[0] : 'violet')]
  if (!ring || !planet) return
  ring.x = planet.x
  ring.y = planet.y
  ring.z = planet.z
  ring.scale = planet.radius
  ring.lean = 0.3
  ring.roll = -0.28
}

/** The core rises over the bands with the scroll, and the planets of the page come into line before it. */
function move({ time, drive, signal, show }: Readonly<Drive>, out: PiecePose): void {
  if (show === LIGHT_ALONE) return dawn(signal, out)
  const way = clamp01(drive)
  const planets = pieceState().aligned
  out.core.y = lerp(CORE.sunk, CORE.risen, smoothstep(0, 0.6, way))
  out.core.turn = time * 0.04
  out.umbra = smoothstep(0.5, 1, way)
  turnBands(time, way, out)
  align(planets, way, out)
  placeRing(planets, out)
  // While the form is touched, the core comes out from behind them a little.
  out.core.y += 0.16 * signal
}

/** Index of the planet's ring among the parts. */
const PLANET_RING = 4

export const CLOSING: PieceSpec = {
  placements,
  move,
  signal: () => (pieceState().touched ? 1 : 0),
  level: true,
  core: { radius: CORE.radius, reach: CORE.reach },
  parts: [
    {
      band: { radius: 4.6, axial: 0.5, depth: 0.12, rim: 0.06, groove: 0.024 },
      marks: [
        { face: 'outer', marks: 480, numerals: 36, fine: 0.0055 },
        { face: 'inner', marks: 240, numerals: 0, fine: 0.006 },
      ],
    },
    {
      band: { radius: 3.7, axial: 0.24, depth: 0.1, rim: 0.04, groove: 0.018 },
      marks: [{ face: 'outer', marks: 240, numerals: 0, fine: 0.005 }],
    },
    { band: { radius: 1.4, axial: 0.07, depth: 0.09, rim: 0.02, groove: 0.008 }, brass: { rough: 0.18 } },
    { dust: { seed: 61, count: 420, inner: 2.6, outer: 6.8, spread: 0.7, size: 0.034 }, drift: 0.006 },
    { band: { radius: 1.62, axial: 0.03, depth: 0.22, rim: 0.02, groove: 0.01 }, brass: { rough: 0.2 } },
  ],
  bodies: planetColours.map((colour) => ({ colour, metal: metals[colour] ?? 0, strata: 0.45 })),
}

/** The end of every page: the bands lie flat, the core stands behind them like a horizon, and is eclipsed. */
export const ClosingScene = pieceScene(CLOSING)
