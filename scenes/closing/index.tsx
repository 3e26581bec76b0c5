import { clamp01, lerp, smoothstep } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceProps, PieceSpec } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { metals, planetColours } from '#src/content/planets.ts'
import { alignedPlanets, formTouched } from '#src/stores/pieces.ts'
import { align, CORE, turnOf } from './motion.ts'
import { placements } from './placements.ts'

/** The core rises over the bands with the scroll, and the planets of the page come into line before it. */
function move({ time, drive, signal }: Readonly<Drive>, out: PiecePose): void {
  const [outer, inner, ring, dust, halo] = out.parts
  const way = clamp01(drive)
  out.core.y = lerp(CORE.sunk, CORE.risen, smoothstep(0, 0.6, way))
  out.core.turn = time * 0.04
  const planets = alignedPlanets()
  align(planets, way, out)
  out.umbra = smoothstep(0.5, 1, way)
  // While the form is touched, the core comes out from behind them a little.
  out.core.y += 0.16 * signal
  const wide = smoothstep(0.5, 1, way)
  if (outer) {
    outer.turn = turnOf(time, 420) + way * 0.5
    outer.scale = lerp(1, 1.5, wide)
  }
  if (inner) inner.turn = -turnOf(time, 300) - way * 0.7
  if (ring) {
    ring.y = out.core.y * 0.5
    ring.lean = 0.1 + 0.06 * signal
    ring.turn = time * 0.03
  }
  if (dust) dust.turn = time * 0.006
  const ringed = planets.length === 1 ? planets[0] : 'violet'
  const body = out.bodies[planetColours.indexOf(ringed)]
  if (halo && body) {
    halo.x = body.x
    halo.y = body.y
    halo.z = body.z
    halo.scale = body.radius
    halo.lean = 0.3
    halo.roll = -0.28
  }
}

export const CLOSING: PieceSpec = {
  placements,
  move,
  signal: formTouched,
  level: true,
  core: { radius: CORE.radius, reach: CORE.reach },
  parts: [
    {
      band: { radius: 4.6, axial: 0.5, depth: 0.12, rim: 0.06, groove: 0.024 },
      marks: [
        { face: 'outer', marks: 480, numerals: 36, fine: 0.0055 },
        { face: 'inner', marks: 240, numerals: 0, fine: 0.006 },
      ],
      shadow: { radius: 4.6, width: 0.24, blur: 0.4 },
    },
    {
      band: { radius: 3.7, axial: 0.24, depth: 0.1, rim: 0.04, groove: 0.018 },
      marks: [{ face: 'outer', marks: 240, numerals: 0, fine: 0.005 }],
      shadow: { radius: 3.7, width: 0.16, blur: 0.3 },
    },
    { band: { radius: 1.4, axial: 0.07, depth: 0.09, rim: 0.02, groove: 0.008 }, brass: { rough: 0.18 } },
    { dust: { seed: 61, count: 640, inner: 2.6, outer: 9.5, spread: 0.7, size: 0.034 } },
    { band: { radius: 1.62, axial: 0.03, depth: 0.22, rim: 0.02, groove: 0.01 }, brass: { rough: 0.2 } },
  ],
  bodies: planetColours.map((colour) => ({ colour, metal: metals[colour] ?? 0, strata: 0.45 })),
  orbits: [
    { radius: 5.4, width: 1, dashes: 200, duty: 0.5, brightness: 0.3, trail: 0 },
    { radius: 7.6, width: 1, dashes: 0, duty: 1, brightness: 0.16, trail: 0 },
  ],
}

/** The end of every page: the bands lie flat, the core stands behind them like a horizon, and is eclipsed. */
export function ClosingScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={CLOSING} />
}
