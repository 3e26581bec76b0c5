import {
  bendBetween,
  bendToHub,
  leanFor,
  leaning,
  magnification,
  orbitSeen,
  fromPlane,
  toPlane,
  type Axes,
  type Bend,
  type PlanePoint,
} from '#src/lib/ecliptic.ts'
import { hundredths } from '#src/lib/numbers.ts'
import { litFrom } from './lit-from.ts'

/*
 * The flat picture of bodies on a plane, in percent of its rectangle: stretched over any rectangle, bodies stay under
 * their buttons. It is drawn for one aspect; others stretch the ways, which no one notices, but not the bodies.
 */
const ASPECT = 4 / 3

interface Place {
  id: string
  x: number
  y: number
}

interface BodySeen {
  id: string
  x: number
  y: number
  /** How much larger it looks than in the middle. */
  magnification: number
  /** Direction of the hub, degrees clockwise from the left. */
  lit: number
}

interface OrbitSeen {
  id: string
  cy: number
  rx: number
  ry: number
}

interface PlanePicture {
  bodies: readonly BodySeen[]
  orbits: readonly OrbitSeen[]
  hubWay: (id: string) => Way
  pairWay: (from: string, to: string) => Way
}

/** Path data of a whole way, and of the part of it that packets are seen on, clear of the bodies at its ends. */
interface Way {
  line: string
  open: string
}

const WIDTH = 10 * ASPECT

type Spot = readonly [x: number, y: number]

/** Where a bend is seen, in percent. */
function seen(axes: Axes, bend: Bend): Spot {
  const { x, y, z } = fromPlane(axes, bend, bend.lift, { x: 0, y: 0, z: 0 })
  const near = magnification(z)
  return [50 + ((x * near) / WIDTH) * 100, 50 - y * near * 10]
}

const write = (a: Spot, b: Spot, c: Spot) =>
  `M${a.map(hundredths).join(' ')}Q${b.map(hundredths).join(' ')} ${c.map(hundredths).join(' ')}`

/** A quadratic curve and its part between two places on it, 0..1: the curve's polar form at both. */
function wayOf(a: Spot, b: Spot, c: Spot, [from, to]: readonly [number, number]): Way {
  const polar = (s: number, t: number): Spot => {
    const mix = (i: 0 | 1) => (1 - s) * (1 - t) * a[i] + ((1 - s) * t + s * (1 - t)) * b[i] + s * t * c[i]
    return [mix(0), mix(1)]
  }
  return { line: write(a, b, c), open: write(polar(from, from), polar(from, to), polar(to, to)) }
}

const HUB: Spot = [50, 50]
/** Shares of a way beyond the planet, the core, and between two planets. */
const TO_HUB = [0.08, 0.8] as const
const BETWEEN = [0.05, 0.95] as const

export function drawPlane(places: readonly Place[]): PlanePicture {
  const lean = leanFor(ASPECT)
  const axes = leaning(lean)
  const planePoints = new Map<string, PlanePoint>(
    places.map(({ id, x, y }) => [
      id,
      toPlane(axes, ((x - 50) / 100) * WIDTH, (50 - y) / 10, { u: 0, w: 0 }),
    ]),
  )
  const planePointOf = (id: string): PlanePoint => planePoints.get(id) ?? { u: 0, w: 0 }
  const start = (id: string): Spot => {
    const place = places.find((other) => other.id === id)
    return [place?.x ?? 50, place?.y ?? 50]
  }
  const bend = (): Bend => ({ u: 0, w: 0, lift: 0 })
  return {
    bodies: places.map(({ id, x, y }) => ({
      id,
      x,
      y,
      magnification: hundredths(magnification(fromPlane(axes, planePointOf(id), 0, { x: 0, y: 0, z: 0 }).z)),
      lit: litFrom((50 - x) * ASPECT, 50 - y),
    })),
    orbits: places.map(({ id }) => {
      const { u, w } = planePointOf(id)
      const { rx, ry, below } = orbitSeen(lean, Math.hypot(u, w))
      return {
        id,
        cy: hundredths(50 + below * 10),
        rx: hundredths((rx / WIDTH) * 100),
        ry: hundredths(ry * 10),
      }
    }),
    hubWay: (id) => wayOf(start(id), seen(axes, bendToHub(planePointOf(id), bend())), HUB, TO_HUB),
    pairWay: (from, to) =>
      wayOf(
        start(from),
        seen(axes, bendBetween(planePointOf(from), planePointOf(to), bend())),
        start(to),
        BETWEEN,
      ),
  }
}
