import { DEGREE } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { voiceLevel } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

/** Radii of the ripples at rest, units. */
const RIPPLES = [2.8, 3.35, 3.95, 4.6, 5.35, 6.2, 7.1] as const
/** Parts before the first ripple. */
const RINGS = 2

/** Ripples run outwards and fade; they are higher while the assistant types or speaks. */
function move({ time, drive, signal }: Readonly<Drive>, out: PiecePose): void {
  const loud = 0.35 + 0.65 * signal
  out.core.scale = 1 + 0.05 * signal + 0.012 * Math.sin(time * 1.1) * loud
  out.core.turn = time * 0.06
  const [upright, tilted] = out.parts
  if (upright) {
    upright.lean = (82 - 30 * drive) * DEGREE
    upright.roll = (24 + 20 * drive) * DEGREE
    upright.turn = time * 0.04
  }
  if (tilted) {
    tilted.lean = (24 + 26 * drive) * DEGREE
    tilted.roll = -(14 + 10 * drive) * DEGREE
    tilted.turn = -time * 0.03
  }
  for (let i = 0; i < RIPPLES.length; i += 1) {
    const ripple = out.parts[RINGS + i]
    if (!ripple) continue
    const phase = time * (0.5 + 0.5 * signal) - i * 0.85 - drive * 3
    ripple.y = -0.5 + (0.34 * loud * Math.sin(phase)) / (1 + i * 0.18)
    ripple.scale = 1 + 0.035 * loud * Math.cos(phase)
  }
}

const ripples: PiecePart[] = RIPPLES.map((radius, i) => ({
  dust: {
    seed: 101 + i,
    count: Math.round(260 + radius * 150),
    inner: radius - 0.13,
    outer: radius + 0.13,
    spread: 0.22,
    size: 0.05,
  },
  drift: 0.012 * (i % 2 ? 1 : -1),
  plain: i % 3 === 0,
}))

export const VOICE: PieceSpec = {
  placements,
  move,
  signal: voiceLevel,
  level: true,
  rate: 4,
  extent: 2.75,
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

/** The assistant: ripples of dust around the core, higher while it types or speaks. */
export const VoiceScene = pieceScene(VOICE)
