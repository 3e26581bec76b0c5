import { DEGREE, lerp, smoothstep } from '#scenes/instrument/ease.ts'
import type { Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PartPose, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { starts, type TradeId, trades } from '#src/content/industries/trades.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { bodies, ORDER, placeBalls } from './balls.ts'
import { cup } from './cup.ts'
import { fountain, KEPT } from './fountain.ts'
import { abacus, gate, limb, PIVOT, quadrant } from './instruments.ts'
import { IN_ROW, placements } from './placements.ts'
import { rail, RAIL, STEP } from './rail.ts'

export const COUNT = 4
const indexOf = (trade: TradeId) => trades.findIndex(({ id }) => id === trade)
const [SHOP, LEGAL] = [indexOf('ecommerce'), indexOf('legal')]
/** Places of the parts behind the instruments. */
const [ARC, BAR, GROUND, DUST, CUP] = [COUNT, COUNT + 1, COUNT + 2, COUNT + 3, COUNT + 4] as const
/** Radius of the table on which they stand, its height, units, and how large all are where no row is chosen. */
const TABLE = { radius: 3.4, axial: 0.2 }
const EQUAL = 1
/** How large an industry's own is in a row of the table that it begins with, that follows soon, that comes later. */
const FIT = { first: 1.5, soon: 1.1, later: 0.7 } as const
/** On the rail: how much smaller they are, so that none touches the next, and its height, units. */
const ROW = { scale: 0.68, y: -1.02 }
/** Radius of the light and its height over the table, units. */
const LIGHT = { radius: 0.74, y: 1.25 }

/** Sizes by row of the table, from 1, and industry; 0 is before any has been chosen. */
const ROWS: readonly (readonly number[])[] = [
  trades.map(() => EQUAL),
  ...starts.map(({ fits }) => trades.map(({ id }) => FIT[fits[id]])),
]

/** Size of industry `i` while row `signal` of the table is chosen. */
export function sized(i: number, signal: number): number {
  const row = Math.floor(signal)
  const from = ROWS[row]?.[i] ?? EQUAL
  return lerp(from, ROWS[row + 1]?.[i] ?? from, signal - row)
}

/** Where they stand on the table, radians from the right towards the reader, and how far each is turned. */
const ANGLES = [124, 54, 318, 224].map((degrees) => degrees * DEGREE)
const TURNS = [0, 34, 0, -4].map((degrees) => degrees * DEGREE)

/** Under each foot, which is nearly as broad as the table, hardly any light reaches this. */
const lightOnTable = (angle: number) =>
  ANGLES.reduce(
    (light, at) =>
      light - 0.75 * smoothstep(Math.cos(14 * DEGREE), Math.cos(6 * DEGREE), Math.cos(angle - at)),
    1,
  )

/** Where one of them is: the place of its foot, its size, and how far it is turned. */
const seat = { x: 0, y: 0, z: 0, scale: 1, turn: 0 }

/** On the table they stand still: their names are written at them (src/pages/industries/table-labels.css). */
function onTable(i: number, signal: number): void {
  const angle = ANGLES[i] ?? 0
  seat.x = Math.cos(angle) * TABLE.radius
  seat.y = TABLE.axial / 2
  seat.z = Math.sin(angle) * TABLE.radius
  seat.scale = sized(i, signal)
}

function onRail(i: number, signal: number): void {
  seat.x = (i - (COUNT - 1) / 2) * STEP
  seat.y = ROW.y + RAIL
  seat.z = 0
  // Before a row has been chosen the first one is marked.
  seat.scale = sized(i, Math.max(1, signal)) * ROW.scale
}

/** The limb of the quadrant stands on its seat as an arc that opens upwards and faces the reader. */
function faceLimb(arc: PartPose): void {
  arc.x = seat.x
  arc.y = seat.y + PIVOT * seat.scale
  arc.z = seat.z
  arc.scale = seat.scale
  arc.lean = -90 * DEGREE
  arc.turn = -90 * DEGREE
}

/** The light is in the middle of the table, and in the row it is the order that the shop keeps: no ball is in it. */
function placeLight({ core, bodies: all }: PiecePose, inRow: boolean): void {
  core.x = inRow ? seat.x : 0
  core.y = inRow ? seat.y + KEPT.y * seat.scale : LIGHT.y
  core.scale = inRow ? (KEPT.radius / LIGHT.radius) * seat.scale : 1
  const order = all[ORDER]
  if (order && inRow) order.radius = 0
}

function move({ time, signal, show }: Readonly<Drive>, out: PiecePose): void {
  const inRow = show === IN_ROW
  const arc = out.parts[ARC]
  const bar = out.parts[BAR]
  const table = out.parts[GROUND]
  const dust = out.parts[DUST]
  const holder = out.parts[CUP]
  for (let i = 0; i < COUNT; i += 1) {
    if (inRow) onRail(i, signal)
    else onTable(i, signal)
    seat.turn = TURNS[i] ?? 0
    const part = out.parts[i]
    if (part) Object.assign(part, seat)
    placeBalls(i, seat, time, out.bodies)
    if (i === LEGAL && arc) faceLimb(arc)
    if (i === SHOP) placeLight(out, inRow)
  }
  if (bar) {
    bar.y = ROW.y
    bar.scale = inRow ? 1 : 0
  }
  if (table) table.scale = inRow ? 0 : 1
  if (holder) holder.scale = inRow ? 0 : 1
  // Over and under a row stand words.
  if (dust) dust.scale = inRow ? 0 : 1
}

const INSTRUMENTS: Record<TradeId, Solid> = {
  ecommerce: fountain,
  fintech: gate,
  legal: quadrant,
  smb: abacus,
}

/** For each industry the instrument of its own page, made smaller; then what they stand on. */
export const INDUSTRIES: PieceSpec = {
  placements,
  paper: -3,
  move,
  signal: () => pieceState().fit,
  rate: 4,
  core: { radius: LIGHT.radius, reach: 4.4 },
  parts: [
    ...trades.map(({ id }) => ({
      solid: INSTRUMENTS[id],
      // The fountain alone is turned about its upright axis. Without those of its bowls the shadows of its posts are stains.
      ...(id === 'ecommerce'
        ? { brass: { rough: 0.5, brush: 0.6 } }
        : { brass: { rough: 0.3, brush: 0 }, rods: true as const }),
    })),
    { band: limb, marks: [{ face: 'bottom', marks: 72, numerals: 0, fine: 0.006 }] },
    { solid: rail, brass: { rough: 0.16, brush: 0 } },
    {
      band: { ...TABLE, depth: 0.9, rim: 0.06, groove: 0.02, dish: 0.04, lightAt: lightOnTable },
      marks: [{ face: 'top', marks: 180, numerals: 12, fine: 0.006 }],
      brass: { stuff: 'bronze' },
    },
    { dust: { seed: 139, count: 360, inner: 1.8, outer: 8, spread: 2.4, size: 0.032 } },
    { solid: cup, brass: { rough: 0.24, brush: 0 } },
  ],
  bodies,
}

/** Industries: the instruments of the four on one table, or on one rail. */
export const IndustriesScene = pieceScene(INDUSTRIES)
