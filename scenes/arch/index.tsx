import { clamp01, DEGREE, smoothstep } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { concepts } from '#src/content/support/concepts.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { dish, FOOT, imposts, JOINT, STONE, stone, STONES } from './geometry.ts'
import { placements } from './placements.ts'

/** How far a stone is from its place before it is built in, units. */
const AWAY = 1.5
/** The light hangs a little above the springing line, which lies so far under the middle, units. */
const LIGHT = { radius: 0.92, y: 0.75 }
const BELOW = 1.5

/**
 * Light that reaches the base: as broad and as level as it is, in all of it the base would be cream all over by night. At
 * its left and right it mirrors the dark by day, and in no more light than the rest it would look like another metal.
 */
const baseLight = (angle: number) => 0.78 + Math.cos(angle) ** 2

/** Numerals of a ring of stones: so few that the next one would stand beyond a stone's end. */
const ROUND = 6

/** Where a stone stands, radians from the keystone, which is the one in the middle. */
const angleOf = (i: number) => (i - (STONES - 1) / 2) * (STONE + JOINT) * DEGREE

/** For each stone, from the left, how many are set before it beside the guide. */
const SET_BEFORE = Array.from({ length: STONES }, (_, i) =>
  concepts.findIndex((concept) => concept.stone === i),
)

/** The outermost stand on their imposts before the others come, the keystone last. */
function builtAt(i: number, drive: number): number {
  const late = 1 - Math.abs(i - (STONES - 1) / 2) / ((STONES - 1) / 2)
  return smoothstep(0.25 * late, late > 0 ? 0.6 + 0.4 * late : 0.3, clamp01(drive))
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
  const stands = out.parts[STONES]
  const ring = out.parts[STONES + 1]
  const floor = out.parts[STONES + 2]
  if (stands) stands.y = -BELOW
  if (ring) ring.y = -BELOW - 1.28
  if (floor) floor.y = -BELOW
  out.core.y = LIGHT.y - BELOW
}

/** They stand on the ring's face, which lies a groove beneath its rims. */
const feet = [-1, 1].map((side) => ({
  at: [side * stone.radius, -BELOW - 1.168, 0] as const,
  radius: 0.9 * FOOT,
}))

export const ARCH: PieceSpec = {
  placements,
  // The shadow of the base begins at the base.
  paper: -1.9,
  move,
  signal: () => pieceState().concepts,
  rate: 1.6,
  extent: 4.4,
  core: { radius: LIGHT.radius, reach: 4.2 },
  thrown: 0.4,
  parts: [
    ...Array.from({ length: STONES }, (_, i) => ({
      band: stone,
      marks: [
        // Half a mark for the ring, which is in the gap: the stone has a numeral alone, its number from the left, in its middle.
        { face: 'top', marks: 0.5, numerals: ROUND, first: i + 1 - ROUND / 2, large: true, fine: 0.008 },
        { face: 'outer', marks: 240, numerals: 0, fine: 0.007 },
      ] as const,
      // None: of a block in the air it would be a smear on paper so far behind. The base throws that of the arch.
      shadow: { radius: 0, axial: 0, depth: 0 },
      // A mirrored band is a whole ring: where a stone ends, images of what is not there would zigzag over its face.
      // Brushed faintly: on faces as broad as these, full strokes are the grain of wood.
      // The outermost, which face aside, mirror more of the room, or their numerals would stand in the dark.
      brass: { rough: 0.15 + (i - (STONES - 1) / 2) ** 2 * 0.11, brush: 0.33, unmirrored: true as const },
    })),
    { solid: imposts, brass: { rough: 0.24 } },
    {
      band: { radius: 3.25, axial: 0.26, depth: 2.16, rim: 0.07, groove: 0.024, lightAt: baseLight },
      marks: [
        { face: 'top', marks: 360, numerals: 0, fine: 0.008 },
        { face: 'outer', marks: 360, numerals: 0, fine: 0.006 },
      ] as const,
      brass: { rough: 0.34, coat: 0.12 },
    },
    { solid: dish, brass: { stuff: 'bronze' } },
    { feet },
    { dust: { seed: 311, count: 320, inner: 2.4, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

/** Documentation: five stones that are built into an arch over the light. */
export const ArchScene = pieceScene(ARCH)
