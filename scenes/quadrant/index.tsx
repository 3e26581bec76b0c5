import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PartPose, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { Solid } from '#scenes/instrument/metalwork.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { rod } from '#scenes/instrument/solids.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { events } from '#src/content/industries/matter.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { arm, brace, DEPTH, HUB, limb, spokes } from './geometry.ts'
import { angleOf, dayOf, DEADLINES, DEFENSE, PIVOT, RADIUS } from './limb.ts'
import { placements } from './placements.ts'

/** Radius of the light, of a deadline's ball, and of the defense's, units. */
const LIGHT = 0.86
const BALL = 0.12
const LARGE = 0.24
/** How much larger the ball of the one that is pointed at becomes, units. */
const LOOKED = 0.14

/** How far from the limb a ball stands on its pin, units; how far out the limb reaches, and which part the first pin is. */
const STEM = 0.12
const [LIMB_EDGE, PINS] = [RADIUS + DEPTH / 2, 5] as const

/** From within the limb to within the ball. */
const pin: Solid = (builder) => rod(builder, [0, 0.1 - LIMB_EDGE, 0], [0, -LIMB_EDGE - STEM - BALL, 0], 0.05)

/** At the top and at the bottom, from the ring round the light into its glass. */
const PIVOTS = [90, 270].map((angle) => ({ angle, from: HUB - 0.04, to: LIGHT - 0.02, thickness: 0.045 }))

/** Hangs an arc from the pivot and turns it to the reader, its opening up. */
function face(arc: PartPose | undefined): void {
  if (!arc) return
  arc.y = PIVOT
  arc.lean = -90 * DEGREE
  arc.turn = -90 * DEGREE
}

/**
 * The arm points at the defense, and the days until it are lit: both follow its ball to the date that is picked. The ball of
 * the deadline that is pointed at in the list grows.
 */
function move({ time, signal, looked }: Readonly<Drive>, out: PiecePose): void {
  const [scale, inner, hub, pointer] = out.parts
  const due = angleOf(dayOf(DEFENSE, signal))
  face(scale)
  face(inner)
  if (scale) scale.lit = 0.5 + due / TAU
  if (hub) {
    hub.y = PIVOT
    hub.lean = 90 * DEGREE
    hub.turn = (time / 500) * TAU
  }
  if (pointer) {
    pointer.y = PIVOT
    pointer.roll = due
  }
  for (let i = 0; i < DEADLINES; i += 1) {
    const body = out.bodies[i]
    if (!body) continue
    const angle = angleOf(dayOf(i, signal))
    body.radius = (i === DEFENSE ? LARGE : BALL) + LOOKED * (looked[i] ?? 0)
    const stands = LIMB_EDGE + STEM + body.radius
    body.x = Math.sin(angle) * stands
    body.y = PIVOT - Math.cos(angle) * stands
    const held = out.parts[PINS + i]
    if (!held) continue
    held.y = PIVOT
    held.roll = angle
  }
  out.core.y = PIVOT
}

export const QUADRANT: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().served,
  looked: () => pieceState().deadline,
  rate: 4,
  extent: 4.4,
  core: { radius: LIGHT, reach: 4.4 },
  parts: [
    {
      band: limb,
      // A numeral on the mark of each ten days, I on the tenth: the first day is at 130°.
      marks: [{ face: 'bottom', marks: 360, numerals: 36, first: -1, upright: 'inward', fine: 0.0085 }],
    },
    { band: brace, brass: { rough: 0.2 } },
    {
      band: { radius: HUB, axial: 0.24, depth: 0.12, rim: 0.035, groove: 0.012, pins: PIVOTS },
      marks: [{ face: 'outer', marks: 96, numerals: 0, fine: 0.006 }],
    },
    { solid: arm, brass: { rough: 0.12, brush: 0.2 } },
    { solid: spokes, brass: { rough: 0.16, brush: 0 }, rods: true },
    ...events.map(() => ({ solid: pin, brass: { rough: 0.16, brush: 0 } })),
    { dust: { seed: 277, count: 300, inner: 2.4, outer: 8, spread: 2.2, size: 0.032 } },
  ],
  bodies: events.map(({ id }) =>
    id === 'defense'
      ? { colour: 'violet', metal: 0, strata: 0.4 }
      : { colour: 'brass', metal: 1, strata: 0.2 },
  ),
}

/** Legal: a quadrant whose limb is a hundred days; deadlines stand on it, and the arm points at the defense. */
export const QuadrantScene = pieceScene(QUADRANT)
