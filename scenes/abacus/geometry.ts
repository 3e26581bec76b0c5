import { DEGREE } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addStrip, addTurned, type Point, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { ball, lathe, rod } from '#scenes/instrument/solids.ts'
import { BEAD, REACH, rodAt, rods } from './beads.ts'

/** The posts: how far each is from the middle, and half of its height, units. */
const POST = { at: REACH + 0.24, half: 2.42 }
const RAIL = 2.1
/** The light, and how far it is behind the rods, units. */
export const LIGHT = { radius: 1.08, behind: 1.7 }

/** The degrees of the dial's scale, and of what it has beyond each end. */
export const SCALE = 80
const END = 4
/** The dial, an arc over the frame, where no bead hides its hours. */
export const DIAL = {
  radius: 3.48,
  axial: 0.2,
  depth: 0.86,
  rim: 0.07,
  groove: 0.02,
  dish: 0.05,
  gap: 360 - SCALE - 2 * END,
} as const
/** The arms that hold it: how far from its middle each meets its inner edge, units, where, from the upright, and their radius. */
const ARM = { reach: DIAL.radius - DIAL.depth / 2 + 0.04, at: 28 * DEGREE, radius: 0.075 } as const

/** A stop at each end of the scale: where it begins and ends beyond the last mark, degrees, and its measures, units. */
const STOP = { from: 0.45, to: END + 0.3, radius: 3.72, half: 0.22, side: 0.1, top: 0.12 } as const

/** A turned post: [share of its length, radius]. */
const PROFILE = [
  [0, 0],
  [0, 0.13],
  [0.02, 0.2],
  [0.05, 0.2],
  [0.07, 0.12],
  [0.1, 0.17],
  [0.15, 0.12],
  [0.85, 0.12],
  [0.9, 0.17],
  [0.93, 0.12],
  [0.95, 0.2],
  [0.98, 0.2],
  [1, 0.13],
  [1, 0],
] as const

function addPost(builder: MeshBuilder, x: number): void {
  addTurned(builder, [x, -POST.half, 0], [x, POST.half, 0], PROFILE, 28)
  for (const y of [-POST.half - 0.1, POST.half + 0.1]) ball(builder, [x, y, 0], 0.15)
}

const ARM_PROFILE = [
  [0, ARM.radius],
  [0.9, ARM.radius],
  [0.93, 0.095],
  [1, 0.095],
  [1, 0],
] as const

/** It covers the lane of the marks from the first, or last, one on: beyond these the dial's light would mean no hours. */
function addStop(builder: MeshBuilder, side: -1 | 1): void {
  const middle = side * (SCALE + STOP.from + STOP.to)
  const ring = (z: number, share = 1) =>
    [1, -1].flatMap((edge) =>
      [-edge, 0, edge].map((way): Point => {
        const r = STOP.radius + edge * STOP.half * share
        const angle = ((middle + way * (STOP.to - STOP.from) * share) / 2) * DEGREE
        return [Math.sin(angle) * r, Math.cos(angle) * r, z]
      }),
    )
  const rings = [ring(-STOP.side), ring(STOP.side), ring(STOP.top, 0.85), ring(STOP.top, 0)]
  rings.slice(1).forEach((above, i) => addStrip(builder, rings[i] ?? above, above))
}

/** A cup under a light of radius 1, from its stem up over its lip. */
const CUP = [
  [0, -1.3],
  [0.1, -1.3],
  [0.13, -1.2],
  [0.5, -1],
  [0.64, -0.86],
  [0.66, -0.79],
  [0.62, -0.785],
  [0.34, -0.97],
  [0, -1.02],
] as const

/** A cup for the light, on an arm from the lower rail. */
function addHolder(builder: MeshBuilder): void {
  const outline = CUP.map(([r, y]) => [r * LIGHT.radius, y * LIGHT.radius] as const)
  lathe(builder, outline, 32, [0, 0, -LIGHT.behind])
  const [from, to] = [
    [0, -RAIL, 0],
    [0, -1.26 * LIGHT.radius, -LIGHT.behind],
  ] as const
  rod(builder, from, to, 0.085)
  ball(builder, from, 0.17)
  ball(builder, to, 0.13)
}

/** The dial's stops and the light's holder, of the dial's metal: more polished they would be black by night. */
export const fittings: Solid = (builder) => {
  for (const side of [-1, 1] as const) addStop(builder, side)
  addHolder(builder)
}

/** Two posts and two rails; from the upper one two arms to the dial. */
export const frame: Solid = (builder) => {
  const x = ARM.reach * Math.sin(ARM.at)
  const reach = ARM.reach * Math.cos(ARM.at)
  for (const side of [-1, 1]) addPost(builder, side * POST.at)
  for (const y of [-RAIL, RAIL]) {
    rod(builder, [-x, y, 0], [x, y, 0], 0.1, 20)
    for (const side of [-1, 1]) addTurned(builder, [side * x, y, 0], [side * POST.at, y, 0], ROD(0.1), 20)
  }
  for (const side of [-1, 1]) addTurned(builder, [side * x, RAIL, 0], [side * x, reach, 0], ARM_PROFILE, 12)
}

/** A rod for each chore, with a collar at each post. */
export const wires: Solid = (builder) => {
  const collar = [
    [0, 0.1],
    [0.02, 0.1],
    [0.02, BEAD * 0.24],
    [0.98, BEAD * 0.24],
    [0.98, 0.1],
    [1, 0.1],
  ] as const
  rods.forEach((_, at) => {
    const y = rodAt(at)
    addTurned(builder, [-POST.at + 0.06, y, 0], [POST.at - 0.06, y, 0], collar, 12)
  })
}
