import { clamp01, DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { addTurned, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PartPose, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { addRim, milledCoin, roundEdge } from '#scenes/instrument/rim.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { lathe } from '#scenes/instrument/solids.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

/** Coins of the pool: each is a tenth of the month's tokens. */
export const COINS = 10
/** Half the beam, its height, and how far it tilts when one pan has everything, units and degrees. */
export const BEAM = { half: 2.75, y: 1.5, tilt: 13 }
/** How far the pans hang below the ends of the beam, where the column stands, and how thick a coin lies on another. */
const HANG = 2.7
export const FOOT = BEAM.y - HANG - 0.75
const THICK = 0.225

/** Places of the other parts behind the coins. */
const [LEFT, RIGHT, ROCKER, STAND, GAUGE] = [COINS, COINS + 1, COINS + 2, COINS + 3, COINS + 4] as const
/** So far behind its pan comes its edge, a part of its own: the second partner's is lit, in the colour the page has for them. */
const EDGE = 5

/** Share of coin `i`'s way into the first partner's pan, 0..1, while that partner has so many coins. */
export const given = (i: number, coins: number) => clamp01(coins - i)

function hang(part: PartPose | undefined, side: number, tilt: number): void {
  if (!part) return
  part.x = side * BEAM.half * Math.cos(tilt)
  part.y = BEAM.y + side * BEAM.half * Math.sin(tilt) - HANG
}

/** The pool of a month on two pans: a coin moves over when its partner earns it, and the beam tilts as it would. */
export function move({ time, signal }: Readonly<Drive>, out: PiecePose): void {
  const tilt = (signal / COINS - 0.5) * 2 * BEAM.tilt * DEGREE
  const left = out.parts[LEFT]
  const right = out.parts[RIGHT]
  const edge = out.parts[RIGHT + EDGE]
  hang(left, -1, tilt)
  hang(right, 1, tilt)
  hang(out.parts[LEFT + EDGE], -1, tilt)
  hang(edge, 1, tilt)
  if (edge) edge.lit = 1
  for (let i = 0; i < COINS; i += 1) {
    const coin = out.parts[i]
    if (!coin || !left || !right) continue
    const there = given(i, signal)
    const way = smoothstep(0, 1, there)
    coin.x = lerp(right.x, left.x, way)
    const lies = lerp(right.y + (COINS - 1 - i) * THICK, left.y + i * THICK, way)
    const arc = Math.sin(there * Math.PI)
    coin.y = lies + THICK + arc * 1.6
    // Round the core, on the reader's side.
    coin.z = arc * 1.9
    coin.turn = i * 1.9
    coin.roll = arc * 0.9
  }
  const rocker = out.parts[ROCKER]
  if (rocker) {
    rocker.y = BEAM.y
    rocker.roll = tilt
  }
  const stand = out.parts[STAND]
  if (stand) stand.y = FOOT
  const gauge = out.parts[GAUGE]
  if (gauge) {
    gauge.y = FOOT
    gauge.turn = (time / 400) * TAU
    // The same colour here: the second partner's share.
    gauge.lit = 1 - signal / COINS
  }
  out.core.y = BEAM.y
}

/** Height of the rods' bend over the pan: what they hold passes between them up to the highest stack. */
const BEND = COINS * THICK + 0.1
/** The floor of a pan. The coins keep the light from where they stand. */
const FLOOR = [0.96, 0.8, 0].map((r) => [r, 0.03, r > 0.8 ? 1 : 0.25] as const)

/** A pan on three thin rods, upright beside the coins, that meet at the end of the beam. */
const pan: Solid = (builder) => {
  lathe(builder, FLOOR, 64)
  for (let k = 0; k < 3; k += 1) {
    const angle = (k / 3) * TAU + 0.9
    const [x, z] = [Math.cos(angle) * 1.01, Math.sin(angle) * 1.01]
    addTurned(builder, [x, 0.05, z], [x, BEND, z], ROD(0.027))
    addTurned(builder, [x, BEND, z], [0, HANG, 0], ROD(0.027))
  }
}

/** The first partner's: the line on its edge is of brass, in the colour that the page has for them. */
const brassPan: Solid = (builder) => {
  pan(builder)
  addRim(builder, { edge: roundEdge(1.08, 96), hole: 1.05, half: 0.06, bevel: 0.004 })
}

/** The beam, with a knife edge at each end, from the light in its middle. */
const beam: Solid = (builder) => {
  for (const side of [-1, 1]) {
    addTurned(builder, [side * 0.66, 0, 0], [side * BEAM.half, 0, 0], ROD(0.07))
    addTurned(builder, [side * BEAM.half, -0.14, 0], [side * BEAM.half, 0.2, 0], ROD(0.05))
  }
}

/** Radius of the ring that all stands on, units, and where its arms reach it, degrees: none in front. */
export const BASE = 3.9
const ARMS = [40, 160, 280] as const

/** A turned arm from the foot to the ring, slender towards it. */
const ARM = [
  [0, 0.1],
  [0.04, 0.1],
  [0.08, 0.065],
  [0.9, 0.045],
  [0.94, 0.085],
  [1, 0.085],
] as const

/** The column: a collar, and a cup that the core lies in. */
const COLUMN = [
  [0, 0.16],
  [0.05, 0.16],
  [0.07, 0.085],
  [0.88, 0.068],
  [0.9, 0.13],
  [0.95, 0.2],
  [1, 0.375],
  [1, 0],
] as const

/** The column, its foot, and the arms that carry the ring. */
const column: Solid = (builder) => {
  addTurned(builder, [0, 0, 0], [0, BEAM.y - 0.58 - FOOT, 0], COLUMN)
  addRim(builder, { edge: roundEdge(1, 80), hole: 0.02, half: 0.07, bevel: 0.02 })
  for (const angle of ARMS) {
    const [c, s] = [Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)]
    addTurned(builder, [c * 0.95, -0.02, s * 0.95], [c * (BASE - 0.05), -0.02, s * (BASE - 0.05)], ARM, 24)
  }
}

/** Half a mark for the whole ring, wider than the ring is long: where it is lit, it is a line of light all the way round. */
const LINE = [{ face: 'outer', marks: 0.5, numerals: 0, fine: 3.2 }] as const
const PAN_EDGE = {
  band: { radius: 1.01, axial: 0.28, depth: 0.14, rim: 0.05, groove: 0.012 },
  brass: { rough: 0.2, stuff: 'steel', unmirrored: true },
} satisfies PiecePart

/** The shadow of a plate without a hole: of a ring as deep as it is wide. */
const FULL = (outer: number) => ({ radius: outer / 2, axial: 0.1, depth: outer })
const PAN = { solid: pan, brass: { rough: 0.2 }, shadow: FULL(0.94) } satisfies PiecePart

const COIN = milledCoin(0.8, 0.1, 48)

export const BALANCE: PieceSpec = {
  placements,
  move,
  // Whole coins: none is left on its way.
  signal: () => Math.round(pieceState().pool * COINS),
  rate: 4,
  core: { radius: 0.68, reach: 4.2 },
  parts: [
    // By night a polished edge would mirror lamps so bright that its mills are lost in them.
    ...Array.from({ length: COINS }, (_, i) => ({ solid: COIN, brass: { rough: 0.45 + 0.03 * (i % 3) } })),
    { ...PAN, solid: brassPan },
    PAN,
    { solid: beam, brass: { rough: 0.4, brush: 0 } },
    { solid: column, brass: { rough: 0.24 }, shadow: FULL(1) },
    {
      band: { radius: BASE, axial: 0.26, depth: 0.14, rim: 0.045, groove: 0.018 },
      marks: [{ face: 'outer', marks: 200, numerals: 10, fine: 0.0055 }],
    },
    PAN_EDGE,
    { ...PAN_EDGE, marks: LINE },
    { dust: { seed: 223, count: 300, inner: 2.2, outer: 8, spread: 2, size: 0.032 } },
  ],
}

/** Tokenization: a balance that divides the month's pool as the worked example does. */
export const BalanceScene = pieceScene(BALANCE)
