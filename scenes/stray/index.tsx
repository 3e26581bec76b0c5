import { clamp01, DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { placements } from './placements.ts'

/** Where the settings stand on the ring, degrees from +x towards the reader; the last is empty. */
const SETTINGS = [38, 318, 196] as const
/** Radius of the ring that carries them, of a planet in one, and of the one that has left, units. */
const CARRIER = 3.1
const PLANET = 0.33
const GONE = 0.46

/** Nothing drives the ring any more; the stray planet drifts on along the tangent, up and away. */
function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const [ring, open] = out.parts
  const turn = 0.04 * Math.sin(time * 0.06)
  if (ring) ring.turn = turn
  if (open) {
    open.lean = (24 + 10 * clamp01(drive)) * DEGREE
    open.roll = -18 * DEGREE
    open.turn = (time / 600) * TAU - 2.5
  }
  for (let i = 0; i < SETTINGS.length; i += 1) {
    const angle = (SETTINGS[i] ?? 0) * DEGREE - turn
    const x = Math.cos(angle) * CARRIER
    const z = Math.sin(angle) * CARRIER
    const setting = out.parts[i + 2]
    const body = out.bodies[i]
    if (setting) {
      setting.x = x
      setting.y = 0.16
      setting.z = z
    }
    if (!body) continue
    const away = i === SETTINGS.length - 1 ? 1 + 0.5 * clamp01(drive) : 0
    body.x = x - 1.25 * away
    body.y = 0.2 + 0.75 * away + (away > 0 ? 0.06 * Math.sin(time * 0.22) : 0)
    body.z = z - 0.9 * away
    body.radius = away > 0 ? GONE : PLANET
  }
  out.core.turn = time * 0.03
}

const setting: PiecePart = {
  band: { radius: 0.46, axial: 0.14, depth: 0.09, rim: 0.03, groove: 0.01 },
  brass: { rough: 0.18 },
}

export const STRAY: PieceSpec = {
  placements,
  move,
  core: { radius: 0.62, reach: 4.2 },
  parts: [
    {
      band: { radius: CARRIER, axial: 0.14, depth: 0.56, rim: 0.05, groove: 0.016 },
      marks: [{ face: 'top', marks: 360, numerals: 24, fine: 0.006 }],
    },
    // It does not close any more.
    {
      band: { radius: 2.15, axial: 0.62, depth: 0.1, rim: 0.06, groove: 0.018, gap: 58 },
      brass: { rough: 0.24 },
    },
    ...SETTINGS.map(() => setting),
    { dust: { seed: 191, count: 300, inner: 2.2, outer: 8, spread: 2.2, size: 0.032 }, drift: 0.008 },
  ],
  bodies: [
    { colour: 'copper', metal: 0.85, strata: 0.4 },
    { colour: 'ivory', metal: 0, strata: 0.4 },
    { colour: 'blue', metal: 0, strata: 0.5 },
  ],
}

/** Page not found: two planets in their settings, the third out of orbit. */
export const StrayScene = pieceScene(STRAY)
