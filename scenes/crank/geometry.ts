import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { Piece } from '#scenes/instrument/mechanism.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned, type Point } from '#scenes/instrument/metalwork.ts'
import { ball, lathe, plate } from '#scenes/instrument/solids.ts'
import { addBevel } from './bevel.ts'
import { ARBOR, BASE, BEVEL, CORE, type Driven, HANDLE, HEIGHT, PLANETS, TOOTH } from './config.ts'
import { hub, rim, spokes } from './wheel.ts'
import { arborTooth, DISTANCE, radiusOf, tubeTooth } from './train.ts'

/** A joint for each planet's tube, then the arbor, the seat of the crank, the crank in it, and what stands still. */
export const JOINTS = {
  arbor: PLANETS.length,
  seat: PLANETS.length + 1,
  crank: PLANETS.length + 2,
  frame: PLANETS.length + 3,
}
export const PARENTS: readonly (number | null)[] = [
  ...PLANETS.map(() => null),
  null,
  null,
  JOINTS.seat,
  null,
]

const draw = (joint: number, stuff: Piece['stuff'], solid: (builder: MeshBuilder) => void): Piece => {
  const builder = new MeshBuilder()
  solid(builder)
  return { joint, stuff, geometry: builder.build() }
}

/** A wheel at a height; its first tooth at `tooth`, anticlockwise from above. */
const wheel = (teeth: number, y: number, tooth: number, joint: number): Piece[] =>
  [
    draw(joint, 'brass', (builder) => {
      rim(builder, teeth)
      hub(builder, teeth)
    }),
    draw(joint, 'bronze', (builder) => spokes(builder, teeth)),
  ].map((piece) => {
    piece.geometry.rotateY(tooth).translate(0, y, 0)
    return piece
  })

const pairHeight = (i: number) => HEIGHT.pair + i * HEIGHT.pairs
/** The innermost planet hangs in the innermost tube, which comes from the lowest wheel and ends highest. */
const armHeight = (i: number) => HEIGHT.arm + (PLANETS.length - 1 - i) * HEIGHT.arms
const tubeRadius = (i: number) => 0.1 + i * 0.034

function arm(builder: MeshBuilder, { orbit, radius }: Driven, i: number): void {
  const y = armHeight(i)
  const top = y + HEIGHT.arms * 0.42
  const r = tubeRadius(i)
  lathe(builder, [
    [r, pairHeight(i)],
    [r, y - 0.09],
    [r + 0.07, y - 0.07],
    [r + 0.07, top - 0.03],
    [r + 0.04, top],
    [r * 0.8, top],
  ], 28)
  addTurned(builder, [r, y, 0], [orbit, y, 0], [
    [0, 0.062],
    [0.9, 0.034],
    [1, 0.034],
  ], 10)
  // Behind the tube a weight holds the arm level.
  addTurned(builder, [-r, y, 0], [-r - 0.34 - orbit * 0.05, y, 0], [
    [0, 0.05],
    [0.55, 0.034],
    [0.58, 0.08],
    [0.94, 0.08],
    [1, 0.02],
    [1, 0],
  ], 12)
  const seat = HEIGHT.planets - radius * 0.9
  const post: Point = [orbit, y - 0.07, 0]
  addTurned(builder, post, [orbit, seat, 0], [
    [0, 0],
    [0, 0.07],
    [0.06, 0.07],
    [0.09, 0.03],
    [0.9, 0.024],
    [0.93, 0.055],
    [1, 0.07],
    [1, 0],
  ], 12)
}

function arbor(builder: MeshBuilder): void {
  const top = pairHeight(PLANETS.length - 1)
  lathe(builder, [
    [0, HEIGHT.base],
    [0.1, HEIGHT.base],
    [0.1, top + 0.3],
    [0.06, top + 0.36],
    [0, top + 0.38],
  ], 24)
}

/** The apex of the pair is the origin. */
function foot(builder: MeshBuilder): void {
  addBevel(builder, {
    teeth: BEVEL.arbor,
    radius: radiusOf(BEVEL.arbor),
    apex: radiusOf(BEVEL.crank),
    bore: 0.12,
    tooth: TOOTH,
    side: 1,
    phase: -ARBOR.shaft,
  })
}

/** About its own y, which leads out of the machine; the origin is where its axis meets the arbor's. */
function crank(builder: MeshBuilder): void {
  const { radius, length } = HANDLE
  const out = ARBOR.reach
  addBevel(builder, {
    teeth: BEVEL.crank,
    radius: radiusOf(BEVEL.crank),
    apex: radiusOf(BEVEL.arbor),
    bore: 0.12,
    tooth: TOOTH,
    side: -1,
    // A gap of it looks down at the tooth of the arbor's wheel.
    phase: TAU / 4 + TAU / (2 * BEVEL.crank),
  })
  lathe(builder, [
    [0, radiusOf(BEVEL.arbor) - 0.24],
    [0.085, radiusOf(BEVEL.arbor) - 0.24],
    [0.085, out - 0.12],
    [0.27, out - 0.1],
    [0.27, out + 0.1],
    [0.2, out + 0.15],
    [0.12, out + 0.24],
    [0, out + 0.26],
  ], 28)
  // The lever: broad at the shaft, narrow at the handle, with a weight opposite.
  const edge = (x: number, z: number) => [x, z] as const
  plate(builder, [
    edge(-0.52, -0.13), edge(0, -0.2), edge(radius, -0.12), edge(radius + 0.1, -0.08), edge(radius + 0.14, 0),
    edge(radius + 0.1, 0.08), edge(radius, 0.12), edge(0, 0.2), edge(-0.52, 0.13), edge(-0.6, 0),
  ], 0.05, out)
  ball(builder, [-0.58, out, 0], 0.21, 22)
  addTurned(builder, [radius, out, 0], [radius, out + length + 0.16, 0], [
    [0, 0.09],
    [0.1, 0.09],
    [0.13, 0.04],
    [0.95, 0.04],
    [0.96, 0.075],
    [1, 0.06],
    [1, 0],
  ], 16)
}

/** Turned, and of lacquer: it is what the visitor takes hold of. */
function grip(): Piece {
  const { radius, length } = HANDLE
  const piece = draw(JOINTS.crank, 'lacquer', (builder) =>
    lathe(
      builder,
      Array.from({ length: 17 }, (_, i) => {
        const t = i / 16
        return [0.07 + 0.12 * Math.sin(Math.PI * (0.1 + 0.82 * t) ** 1.15), t * (length - 0.1)] as const
      }),
      32,
    ),
  )
  piece.geometry.translate(radius, ARBOR.reach + 0.13, 0)
  return piece
}

/** A bar between two uprights, rounded at its ends. */
function bar(builder: MeshBuilder, from: readonly [number, number], to: readonly [number, number], half: number, y: number, thick: number): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const corners: [number, number][] = []
  const end = ([x, z]: readonly [number, number], turn: number) => {
    for (let i = 0; i <= 8; i += 1) {
      const a = angle + turn + (i / 8) * Math.PI
      corners.push([x + Math.cos(a) * half, z + Math.sin(a) * half])
    }
  }
  end(to, -Math.PI / 2)
  end(from, Math.PI / 2)
  plate(builder, corners, thick, y)
}

/** x and z of a place at an angle, anticlockwise from above. */
export const placeAt = (angle: number, r: number, from: readonly [number, number] = [0, 0]) =>
  [from[0] + Math.cos(angle) * r, from[1] - Math.sin(angle) * r] as const
export const ARBOR_AT = placeAt(ARBOR.angle, DISTANCE)

function frame(builder: MeshBuilder): void {
  // The column carries the tubes, and the core on its spindle.
  lathe(builder, [
    [0, HEIGHT.base],
    [0.5, HEIGHT.base],
    [0.5, HEIGHT.base + 0.12],
    [0.3, HEIGHT.base + 0.2],
    [0.2, HEIGHT.base + 0.4],
    [0.14, HEIGHT.pair - 0.4],
    [0.24, HEIGHT.pair - 0.3],
    [0.24, HEIGHT.pair - 0.16],
    [0.07, HEIGHT.pair - 0.14],
    [0.07, HEIGHT.planets - CORE.radius - 0.12],
    [0.15, HEIGHT.planets - CORE.radius - 0.06],
    [0.17, HEIGHT.planets - CORE.radius + 0.06],
    [0, HEIGHT.planets - CORE.radius + 0.06],
  ], 32)
  bar(builder, [0, 0], ARBOR_AT, 0.17, pairHeight(PLANETS.length - 1) + 0.24, 0.035)
  // Bearings of the crank's shaft.
  for (const out of [1.05, 1.6]) {
    const [x, z] = placeAt(ARBOR.shaft, out, ARBOR_AT)
    addTurned(builder, [x, HEIGHT.base, z], [x, HEIGHT.shaft + 0.2, z], [
      [0, 0.2],
      [0.08, 0.2],
      [0.14, 0.1],
      [0.7, 0.08],
      [0.76, 0.15],
      [1, 0.15],
      [1, 0],
    ], 20)
  }
}

function bars(builder: MeshBuilder): void {
  bar(builder, [0, 0], placeAt(ARBOR.shaft, 1.75, ARBOR_AT), 0.34, HEIGHT.base - 0.02, 0.06)
  for (const angle of [80, 170, 260]) bar(builder, [0, 0], placeAt(angle * DEGREE, BASE.radius), 0.2, HEIGHT.base - 0.04, 0.05)
}

/** All metal of the machine but its engraved base, in one draw. */
export function pieces(): Piece[] {
  return [
    ...PLANETS.flatMap((planet, i) => [
      ...wheel(planet.tube, pairHeight(i), tubeTooth(planet), i),
      draw(i, 'brass', (builder) => arm(builder, planet, i)),
      ...wheel(planet.arbor, pairHeight(i), arborTooth, JOINTS.arbor),
    ]),
    draw(JOINTS.arbor, 'brass', arbor),
    footPiece(),
    draw(JOINTS.crank, 'brass', crank),
    grip(),
    draw(JOINTS.frame, 'brass', frame),
    draw(JOINTS.frame, 'bronze', bars),
  ]
}

function footPiece(): Piece {
  const piece = draw(JOINTS.arbor, 'brass', foot)
  piece.geometry.translate(0, HEIGHT.shaft, 0)
  return piece
}
