import { TAU } from '#scenes/instrument/ease.ts'
import { type Piece, solidPiece } from '#scenes/instrument/mechanism.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned } from '#scenes/instrument/metalwork.ts'
import { lathe } from '#scenes/instrument/solids.ts'
import { crankTrain } from '#src/content/crank-train.ts'
import { addBevel } from './bevel.ts'
import { ARBOR, HEIGHT, PLANETS, TOOTH } from './config.ts'
import { bearing, BEARINGS, bridge, column, feet } from './frame.ts'
import { grip, lever } from './handle.ts'
import { arborTooth, radiusOf, tubeTooth } from './train.ts'
import { hub, rim, spokes } from './wheel.ts'

const COUNT = crankTrain.planets.length
const TOP = COUNT - 1

/** A joint for each planet's tube, then the arbor, the seat of the crank, the crank in it, and what stands still. */
export const JOINTS = { arbor: COUNT, seat: COUNT + 1, crank: COUNT + 2, frame: COUNT + 3 } as const
export const PARENTS: readonly (number | null)[] = [
  ...crankTrain.planets.map(() => null),
  null,
  null,
  JOINTS.seat,
  null,
]

/** The wheels of pair `i`, the lowest of which drives the innermost planet. */
export const pairHeight = (i: number) => HEIGHT.pair + i * HEIGHT.pairs
/** The innermost tube reaches from the lowest wheel to the highest arm. */
const armHeight = (i: number) => HEIGHT.arm + (TOP - i) * HEIGHT.arms
const tubeRadius = (i: number) => 0.1 + i * 0.034

/** A wheel at a height; its first tooth at `tooth`, anticlockwise from above. */
const wheel = (teeth: number, y: number, tooth: number, joint: number): Piece[] =>
  [
    solidPiece(joint, 'brass', (builder) => {
      rim(builder, teeth)
      hub(builder, teeth)
    }),
    solidPiece(joint, 'bronze', (builder) => spokes(builder, teeth)),
  ].map((piece) => {
    piece.geometry.rotateY(tooth).translate(0, y, 0)
    return piece
  })

/** From its wheel up to the arm, with a collar. */
function tube(builder: MeshBuilder, i: number): void {
  const [r, y] = [tubeRadius(i), armHeight(i)]
  const top = y + HEIGHT.arms * 0.42
  const outline = [
    [r, pairHeight(i)],
    [r, y - 0.09],
    [r + 0.07, y - 0.07],
    [r + 0.07, top - 0.03],
    [r + 0.04, top],
    [r * 0.8, top],
  ] as const
  lathe(builder, outline, 28)
}

/** Along +x: the rod, the weight that balances it, and the post of the planet. */
function arm(builder: MeshBuilder, i: number): void {
  const [r, y] = [tubeRadius(i), armHeight(i)]
  const { orbit = 1, radius = 0 } = PLANETS[i] ?? {}
  const rod = [
    [0, 0.062],
    [0.9, 0.034],
    [1, 0.034],
  ] as const
  addTurned(builder, [r, y, 0], [orbit, y, 0], rod, 10)
  const weight = [
    [0, 0.05],
    [0.55, 0.034],
    [0.58, 0.08],
    [0.94, 0.08],
    [1, 0.02],
    [1, 0],
  ] as const
  addTurned(builder, [-r, y, 0], [-r - 0.34 - orbit * 0.05, y, 0], weight, 12)
  const post = [
    [0, 0],
    [0, 0.07],
    [0.06, 0.07],
    [0.09, 0.03],
    [0.9, 0.024],
    [0.93, 0.055],
    [1, 0.07],
    [1, 0],
  ] as const
  addTurned(builder, [orbit, y - 0.07, 0], [orbit, HEIGHT.planets - radius * 0.9, 0], post, 12)
}

/** The shaft that carries a wheel of every pair. */
function shaft(builder: MeshBuilder): void {
  const top = pairHeight(TOP)
  const outline = [
    [0, HEIGHT.base],
    [0.1, HEIGHT.base],
    [0.1, top + 0.3],
    [0.06, top + 0.36],
    [0, top + 0.38],
  ] as const
  lathe(builder, outline, 24)
}

/** The bevel wheels meet where the shafts would: that point is the origin of both. */
function bevels(): Piece[] {
  const { crank, arbor } = crankTrain.bevel
  const shared = { bore: 0.12, tooth: TOOTH }
  const upright = solidPiece(JOINTS.arbor, 'brass', (builder) =>
    addBevel(builder, {
      ...shared,
      teeth: arbor,
      radius: radiusOf(arbor),
      apex: radiusOf(crank),
      side: 1,
      phase: -ARBOR.shaft,
    }),
  )
  upright.geometry.translate(0, HEIGHT.shaft, 0)
  const level = solidPiece(JOINTS.crank, 'brass', (builder) =>
    addBevel(builder, {
      ...shared,
      teeth: crank,
      radius: radiusOf(crank),
      apex: radiusOf(arbor),
      side: -1,
      // A gap of it looks down at a tooth of the other.
      phase: TAU / 4 + TAU / (2 * crank),
    }),
  )
  return [upright, level]
}

/** All metal of the machine but its engraved base, in one draw. */
export function pieces(): Piece[] {
  return [
    ...crankTrain.planets.flatMap((planet, i) => [
      ...wheel(planet.tube, pairHeight(i), tubeTooth(planet), i),
      ...wheel(planet.arbor, pairHeight(i), arborTooth, JOINTS.arbor),
      solidPiece(i, 'brass', (builder) => {
        tube(builder, i)
        arm(builder, i)
      }),
    ]),
    solidPiece(JOINTS.arbor, 'brass', shaft),
    ...bevels(),
    solidPiece(JOINTS.crank, 'brass', lever),
    solidPiece(JOINTS.crank, 'lacquer', grip),
    solidPiece(JOINTS.frame, 'brass', (builder) => {
      column(builder)
      bridge(builder, pairHeight(TOP) + 0.24)
    }),
    ...BEARINGS.map(([x, z]) => {
      const piece = solidPiece(JOINTS.frame, 'brass', bearing)
      piece.geometry.translate(x, 0, z)
      return piece
    }),
    solidPiece(JOINTS.frame, 'bronze', feet),
  ]
}
