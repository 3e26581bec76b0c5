import { CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import { DEGREE, lerp } from '#scenes/instrument/ease.ts'
import { addTurned, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PartPose, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { bodyOf } from '#scenes/instrument/planet.tsx'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { SCENE_HEIGHT } from '#scenes/instrument/scene-props.ts'
import { ARM_BRASS, rim, wheel, wreath } from '#scenes/instrument/geared-table.ts'
import { solutions } from '#src/content/solutions.ts'
import { CORE, MAP, PLANET, planetAt } from '#src/lib/product-orbit.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

const UNIT = MAP.height / SCENE_HEIGHT

/** A place of the map in scene units. */
const placeOf = ({ x, y }: Readonly<{ x: number; y: number }>) => ({
  x: (x - MAP.width / 2) / UNIT,
  y: (MAP.height / 2 - y) / UNIT,
})

const core = placeOf(CORE)
const planets = solutions.map((_, index) => placeOf(planetAt(index)))
const RADIUS = PLANET / UNIT
/** How much larger a planet becomes whose product is looked at. */
const LOOKED = 1.12

/** How the table under the core leans and rolls, degrees, and its scale. */
const TABLE = { lean: 26, roll: -7, scale: 1, below: 0.65 }
/** From the core to where an arm begins, units. */
const HUB = 0.4

/** Lays a part of the table under the core. */
function lay(part: PartPose | undefined, turn: number): void {
  if (!part) return
  part.x = core.x
  part.y = core.y - TABLE.below
  part.lean = TABLE.lean * DEGREE
  part.roll = TABLE.roll * DEGREE
  part.scale = TABLE.scale
  part.turn = turn
}

/** The table turns; the arms stand, since each ends at the link of its product. */
export function move({ time, drive, looked }: Readonly<Drive>, out: PiecePose): void {
  const [table, edge, , ring, dust] = out.parts
  out.core.x = core.x
  out.core.y = core.y
  lay(table, time * 0.03 + drive)
  lay(edge, -0.4 * drive)
  if (ring) {
    ring.x = core.x
    ring.y = core.y
    ring.lean = (64 - 30 * drive) * DEGREE
    ring.turn = time * 0.05
  }
  if (dust) {
    dust.x = core.x
    dust.y = core.y
  }
  for (let i = 0; i < planets.length; i += 1) {
    const place = planets[i]
    const body = out.bodies[i]
    if (!place || !body) continue
    body.x = place.x
    body.y = place.y
    body.radius = RADIUS * lerp(1, LOOKED, looked[i] ?? 0)
  }
}

/** An arm from the core to each planet, and the orbit through all of them. */
const arms: Solid = (builder) => {
  const places = Array.from({ length: 65 }, (_, i) => placeOf(planetAt((i / 64) * (planets.length - 1))))
  const orbit = new CatmullRomCurve3(places.map(({ x, y }) => new Vector3(x, y, 0)))
  builder.add(new TubeGeometry(orbit, 64, 0.034, 8))
  for (const { x, y } of planets) {
    const dx = x - core.x
    const dy = y - core.y
    const length = Math.hypot(dx, dy)
    const begin = HUB / length
    addTurned(builder, [core.x + dx * begin, core.y + dy * begin, 0], [x, y, 0], ROD(0.09))
  }
}

export const PRODUCTS: PieceSpec = {
  placements,
  move,
  // The core flares up as another is pointed at.
  signal: () => pieceState().product,
  looked: () => pieceState().product,
  core: { radius: 1.1, reach: 7 },
  parts: [
    wheel,
    rim,
    { solid: arms, brass: ARM_BRASS, rods: true },
    wreath,
    { dust: { seed: 71, count: 420, inner: 2.4, outer: 8, spread: 2, size: 0.034 } },
  ],
  bodies: solutions.map(({ gradient }) => bodyOf(gradient)),
}

/** The map of the six products: the platform's table, and arms that end at their links. */
export const ProductsScene = pieceScene(PRODUCTS)
