import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import { clamp01, DEGREE, smoothstep } from '#scenes/instrument/ease.ts'
import { addStrip, addTurned, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { concepts } from '#src/content/support/concepts.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

/** A stone for each of the concepts that everything is built from. */
export const STONES = concepts.length
/** Angle of the joint between two stones, and of a stone, degrees: the outermost end level, where the arch springs. */
const JOINT = 1.6
export const STONE = (180 - JOINT * (STONES - 1)) / STONES
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
  crown: 0.065,
}

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
  const imposts = out.parts[STONES]
  const ring = out.parts[STONES + 1]
  if (imposts) imposts.y = -BELOW
  if (ring) ring.y = -BELOW - 1.28
  out.core.y = LIGHT.y - BELOW
}

/** The slab on an impost, a little larger than the stone on it: height under the springing line, and inset of its edge. */
const SLAB = [
  [0.24, 2],
  // Sloping: an upright face would mirror all of the key light.
  [0.24, 0.12],
  [0.08, 0.02],
  [0.08, 0],
  [0.02, 0],
  [0, 0.02],
  [0, 2],
] as const

/** Two imposts that the outermost stones stand on, flush. */
const imposts: Solid = (builder) => {
  for (const side of [-1, 1]) {
    const x = side * stone.radius
    addTurned(
      builder,
      [x, -1.15, 0],
      [x, -0.22, 0],
      [
        [0, 0],
        [0, 0.95],
        [0.12, 0.95],
        [0.18, 0.74],
        [0.3, 0.62],
        [0.74, 0.58],
        [0.76, 0.64],
        [0.84, 0.64],
        [0.86, 0.56],
        [1, 0.56],
        [1, 0],
      ],
      48,
    )
    const loops = SLAB.map(([under, inset]) => {
      const [u = 0, v = 0] = [stone.depth, stone.axial].map((size) => Math.max(0, size / 2 + 0.16 - inset))
      const corners = [
        [u, v],
        [-u, v],
        [-u, -v],
        [u, -v],
      ] as const
      return corners.map(([across, along]): Point => [x + across, -under, along])
    })
    // Its top mirrors the dark overhead: it shows what other light there is.
    const shade = (i: number) => (i === loops.length - 2 ? 1.7 : 1)
    loops.slice(1).forEach((loop, i) => addStrip(builder, loops[i] ?? [], loop, { shade: shade(i) }))
  }
}

/** Brass as broad and as level as the base would be cream all over, by night, and each impost stands on it in a soft shade. */
const lightOnBase = (angle: number) => 0.57 - 0.2 * Math.exp(-((Math.sin(angle) / 0.36) ** 4))

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
      band: { radius: 3.35, axial: 0.26, depth: 1.96, rim: 0.07, groove: 0.024, lightAt: lightOnBase },
      marks: [
        { face: 'top', marks: 360, numerals: 0, fine: 0.008 },
        { face: 'outer', marks: 360, numerals: 0, fine: 0.006 },
      ] as const,
      brass: { rough: 0.34, coat: 0.22 },
    },
    { dust: { seed: 311, count: 320, inner: 2.4, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

/** Documentation: five stones that are built into an arch over the light. */
export const ArchScene = pieceScene(ARCH)
