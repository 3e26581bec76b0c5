import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import { clamp01, DEGREE, smoothstep } from '#scenes/instrument/ease.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { concepts } from '#src/content/support/concepts.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

/** A stone for each of the concepts that everything is built from. */
export const STONES = concepts.length
/** Angle of a stone and of the joint to the next, degrees. */
export const STONE = 34
const JOINT = 1.6
/** How far a stone is from its place before it is built in, units. */
const AWAY = 1.5
/** The light hangs a little above the springing line, which lies so far under the middle, units. */
const LIGHT = { radius: 0.92, y: 0.75 }
const BELOW = 1.5

const stone: BandSpec = {
  radius: 3.05,
  axial: 1.7,
  depth: 1.05,
  rim: 0.1,
  groove: 0.03,
  gap: 360 - STONE,
}

/** Where a stone stands, radians from the keystone, which is the one in the middle. */
const angleOf = (i: number) => (i - (STONES - 1) / 2) * (STONE + JOINT) * DEGREE

/** For each stone, from the left, how many are set before it beside the guide. */
const SET_BEFORE = Array.from({ length: STONES }, (_, i) =>
  concepts.findIndex((concept) => concept.stone === i),
)

/** The outermost are built in first, the keystone last. */
function builtAt(i: number, drive: number): number {
  const late = 1 - Math.abs(i - (STONES - 1) / 2) / ((STONES - 1) / 2)
  return smoothstep(0.25 * late, 0.6 + 0.4 * late, clamp01(drive))
}

export function move({ drive, show, signal }: Readonly<Drive>, out: PiecePose): void {
  for (let i = 0; i < STONES; i += 1) {
    const part = out.parts[i]
    if (!part) continue
    const angle = angleOf(i)
    const built = show < 0 ? builtAt(i, drive) : smoothstep(0, 1, clamp01(signal - (SET_BEFORE[i] ?? 0)))
    const away = AWAY * (1 - built)
    part.x = Math.sin(angle) * away
    part.y = Math.cos(angle) * away - BELOW
    part.lean = 90 * DEGREE
    part.turn = -90 * DEGREE - angle
    part.roll = 0
    part.lit = show < 0 ? 0 : built
  }
  const imposts = out.parts[STONES]
  const ring = out.parts[STONES + 1]
  if (imposts) imposts.y = -BELOW
  if (ring) {
    ring.y = -BELOW - 1.28
    ring.turn = -0.3 * drive
  }
  out.core.y = LIGHT.y - BELOW
}

/** Two imposts that the outermost stones stand on. */
const imposts: Solid = (builder) => {
  for (const side of [-1, 1])
    addTurned(
      builder,
      [side * stone.radius, -1.15, 0],
      [side * stone.radius, -0.12, 0],
      [
        [0, 0],
        [0, 0.95],
        [0.12, 0.95],
        [0.18, 0.78],
        [0.72, 0.7],
        [0.8, 0.88],
        [1, 0.88],
        [1, 0],
      ],
      48,
    )
}

export const ARCH: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().concepts,
  rate: 1.6,
  extent: 4.4,
  core: { radius: LIGHT.radius, reach: 4.2 },
  parts: [
    ...Array.from({ length: STONES }, (_, i) => ({
      band: stone,
      marks: [{ face: 'top', marks: 120, numerals: 0, fine: 0.008 }] as const,
      // A mirrored band is a whole ring: where a stone ends, images of what is not there would zigzag over its face.
      brass: { rough: 0.2 + (i % 2) * 0.08, unmirrored: true as const },
    })),
    { solid: imposts, brass: { rough: 0.24 } },
    {
      band: { radius: 3.35, axial: 0.26, depth: 1.5, rim: 0.07, groove: 0.024 },
      marks: [
        { face: 'top', marks: 360, numerals: 0, fine: 0.008 },
        { face: 'outer', marks: 360, numerals: 0, fine: 0.006 },
      ] as const,
      brass: { rough: 0.3 },
    },
    { dust: { seed: 311, count: 320, inner: 2.4, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

/** Documentation: five stones that are built into an arch over the light. */
export const ArchScene = pieceScene(ARCH)
