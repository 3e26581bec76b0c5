import { DEGREE, TAU } from '#scenes/instrument/ease.ts'

/** Pitch diameter, units, that a tooth takes: the same for all, or they would not mesh. */
const MODULE = 0.145
const TEETH = [14, 22, 12, 32, 11, 19] as const

/** The gears: their teeth, and their pitch radii, units. */
export const GEARS = TEETH.map((teeth) => ({ teeth, radius: (teeth * MODULE) / 2 }))

interface Link {
  /** Index in `GEARS`. */
  gear: number
  teeth: number
  radius: number
  /** Direction in which the next one lies, radians. */
  towards: number
  /** Centre in the plane of the train, the middle of the train at the origin. */
  x: number
  z: number
}

/** Gears that drive one another, the first one first. */
export type Train = readonly Link[]

function trainOf(...links: readonly (readonly [teeth: (typeof TEETH)[number], towards: number])[]): Train {
  let [x, z] = [0, 0]
  const placed = links.map(([teeth, degrees], i) => {
    const towards = degrees * DEGREE
    const radius = (teeth * MODULE) / 2
    const link = { gear: TEETH.indexOf(teeth), teeth, radius, towards, x, z }
    const reach = radius + ((links[i + 1]?.[0] ?? 0) * MODULE) / 2
    x += Math.cos(towards) * reach
    z += Math.sin(towards) * reach
    return link
  })
  const middle = (axis: 'x' | 'z') => {
    const edges = placed.flatMap((link) => [link[axis] - link.radius, link[axis] + link.radius])
    return (Math.min(...edges) + Math.max(...edges)) / 2
  }
  const [atX, atZ] = [middle('x'), middle('z')]
  return placed.map((link) => ({ ...link, x: link.x - atX, z: link.z - atZ }))
}

/** All six, about as wide as high. */
export const ROUND = trainOf([14, -55], [22, 28], [12, 101], [32, -37], [11, -73], [19, 0])

/** A gear for each stage of the onboarding, from the first at the top to the last: as high as a lane, and as narrow. */
export const COLUMN = trainOf([14, 159], [22, 45], [19, 163], [12, 76], [32, 0])

/** Turns of the gears of a train when its first stands at `first`, radians, so that teeth meet gaps. Writes `out`. */
export function mesh(train: Train, first: number, out: Float64Array): Float64Array {
  out[0] = first
  for (let i = 1; i < train.length; i += 1) {
    const before = train[i - 1]
    const own = train[i]
    if (!before || !own) continue
    const teeth = ((before.towards - (out[i - 1] ?? 0)) * before.teeth) / TAU
    out[i] = before.towards + Math.PI + ((teeth - 0.5) * TAU) / own.teeth
  }
  return out
}
