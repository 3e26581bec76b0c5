import { DEGREE } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { ball, rod } from '#scenes/instrument/solids.ts'
import { BEAD, REACH, rodAt, rods } from './beads.ts'

/** The posts: how far each is from the middle, and half of its height, units. */
const POST = { at: REACH + 0.24, half: 2.42 }
const RAIL = 2.1

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
