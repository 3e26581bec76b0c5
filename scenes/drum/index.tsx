import { DEGREE } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { BASE_BAND, cups, drum, pen, PEN, post, ROW, SEAT } from './geometry.ts'
import {
  affectedAt,
  angleOf,
  DAYS,
  dayUnderPen,
  heightOf,
  lightOn,
  marks,
  OUT,
  RADIUS,
  ROWS,
  rowUnderPen,
  sizeOf,
} from './marks.ts'
import { placements } from './placements.ts'

/** Places of the parts after the rows. */
const [TOP, FOOT, BASE, POST, ARM, CUPS] = [ROWS, ROWS + 1, ROWS + 2, ROWS + 3, ROWS + 4, ROWS + 6] as const
/** The rows that have balls. */
const CUPPED = [...new Set(marks.map(({ row }) => row))]

/** How far all of it is turned where it stands whole, so that a ball of each kind is in front, and the violet one beneath the line to its row. */
const WHOLE = -26 * DEGREE

/** Height of the lid, units. */
const LID = heightOf(-0.72)

/**
 * The drum turns as the first screen leaves. Beside the incidents the one that is read comes under the pen. The rows of
 * the components that it affected stand out and are lit.
 */
function move({ drive, show, signal }: Readonly<Drive>, out: PiecePose): void {
  const read = show < 0 ? 0 : signal
  const whole = show < 0 ? WHOLE : 0
  const turn = angleOf(dayUnderPen(read)) - PEN + whole + (show < 0 ? drive * 0.9 : 0)
  for (let i = 0; i < ROWS; i += 1) {
    const part = out.parts[i]
    if (!part) continue
    part.y = heightOf(i)
    part.turn = turn
    part.lit = affectedAt(i, read)
    part.scale = 1 + OUT * part.lit
  }
  const top = out.parts[TOP]
  const foot = out.parts[FOOT]
  const base = out.parts[BASE]
  const upright = out.parts[POST]
  const arm = out.parts[ARM]
  if (top) {
    top.y = LID
    top.turn = turn
  }
  if (foot) foot.y = heightOf(ROWS - 0.28)
  if (base) base.y = heightOf(ROWS + 0.07)
  if (upright) upright.turn = whole
  if (arm) {
    arm.y = heightOf(rowUnderPen(read))
    arm.turn = whole
  }
  for (let i = 0; i < CUPPED.length; i += 1) {
    const row = out.parts[CUPPED[i] ?? -1]
    const part = out.parts[CUPS + i]
    if (!row || !part) continue
    part.y = row.y
    part.turn = row.turn
    part.scale = row.scale
  }
  for (let i = 0; i < marks.length; i += 1) {
    const mark = marks[i]
    const body = out.bodies[i]
    if (!mark || !body) continue
    const angle = angleOf(mark.day) - turn
    const reach = SEAT * (1 + OUT * affectedAt(mark.row, read))
    body.x = Math.cos(angle) * reach
    body.y = heightOf(mark.row)
    body.z = Math.sin(angle) * reach
    body.radius = sizeOf(mark.kind)
  }
  out.core.y = LID + 0.36
}

const rowOf = (row: number): PiecePart => ({
  band: { ...ROW, lightAt: lightOn(row) },
  marks: [{ face: 'outer', marks: DAYS, numerals: 0, fine: 0.014 }],
})
const foot: PiecePart = {
  band: { radius: RADIUS - 0.15, axial: 0.14, depth: 0.5, rim: 0.045, groove: 0.016 },
  brass: { rough: 0.2 },
}
/** Falls away from the light, which is seated in it. */
const lid: PiecePart = {
  band: { radius: 1.66, axial: 0.14, depth: 1.26, rim: 0.06, groove: 0.02, dish: 0.12 },
  marks: [{ face: 'top', marks: DAYS, numerals: 0, fine: 0.012 }],
  brass: { rough: 0.2 },
}

/** In the colours of the page's rulers. Polished metal would be as dark as what it mirrors, and lost on brass; amber is a stone. */
export const BALLS = {
  down: { colour: 'copper', metal: 0.5, strata: 0.2 },
  slow: { colour: 'brass', metal: 0, strata: 0.2 },
  planned: { colour: 'violet', metal: 0, strata: 0.2 },
} as const

export const DRUM: PieceSpec = {
  placements,
  // Its base is broad and stands low: on farther paper the shadow would lie off it.
  paper: -1.6,
  move,
  signal: () => pieceState().chapter,
  extent: 3.9,
  core: { radius: 0.95, reach: 4.2 },
  parts: [
    ...Array.from({ length: ROWS }, (_, row) => rowOf(row)),
    lid,
    foot,
    {
      band: BASE_BAND,
      marks: [{ face: 'top', marks: 240, numerals: 12, first: 4, upright: 'inward', fine: 0.006 }],
      brass: { stuff: 'bronze' },
      // The drum fills it.
      shadow: { radius: 1.515, axial: 0.2, depth: 3.03 },
    },
    { solid: post, brass: { rough: 0.16, brush: 0 } },
    { solid: pen, brass: { rough: 0.14, brush: 0.2 } },
    { solid: drum, brass: { stuff: 'bronze', rough: 0.4 } },
    // Brass about the amber balls would hide them.
    ...CUPPED.map((row) => ({ solid: cups(row), brass: { stuff: 'steel' as const, rough: 0.3, brush: 0 } })),
    { dust: { seed: 281, count: 280, inner: 2.4, outer: 8, spread: 2.2, size: 0.032 } },
  ],
  bodies: marks.map(({ kind }) => BALLS[kind]),
}

/** Status: a recording drum with a row for each component and a mark for each day; what has happened stands on it. */
export const DrumScene = pieceScene(DRUM)
