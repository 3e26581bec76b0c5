import { SphereGeometry, TorusGeometry } from 'three'
import { TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import { createRandom } from '#scenes/instrument/random.ts'
import { ball, lathe, rod } from '#scenes/instrument/solids.ts'
import { addSweep, LINK, onLink, sectionOf } from './loop.ts'

/* Units. Every part of the chain lies in its local xz plane and points up the chain with its +x. */

/** Between metal and metal: links bear on each other, and have this much room to lie askew. */
const PLAY = 0.012
/** From the middle of a link to where its neighbours bear on it. */
export const BEARING = LINK.side + LINK.end - LINK.flat - LINK.round - PLAY
/** The bow round the light: its radius, what it leaves open, degrees, and the pin across the opening. */
export const BOW = { radius: 1.8, axial: 0.84, depth: 0.3, gap: 50 } as const
const HALF_GAP = (BOW.gap / 360) * Math.PI
export const PIN = { x: BOW.radius * Math.cos(HALF_GAP), z: BOW.radius * Math.sin(HALF_GAP), radius: 0.16 }
/** From the middle of the bow to where the lowest link over it bears on its pin, and from the top link's end to the swivel's eye. */
export const BOW_BEARING = PIN.x - PIN.radius - PLAY
export const EYE = { radius: 0.5, round: 0.14 } as const
/** The drum that holds the chain's other end, and how far over the eye. */
export const DRUM = { radius: 1.05, up: 1.2 } as const
export const EYE_BEARING = EYE.radius - EYE.round - PLAY
/** The loop in its lug under the bow, across it: the link in it turns its flats to the reader. From the bow's middle to where that bears. */
export const LOOP = { radius: 0.4, round: 0.13, down: BOW.radius + BOW.depth / 2 + 0.5 } as const
export const LOOP_BEARING = LOOP.down + LOOP.radius - LOOP.round - PLAY

/** Seats for marks round a link; the first half of them is its own fingerprint, the second that of the link before. */
const SEATS = 72
/** Marks of a fingerprint that are long, as bits. */
const bitsOf = (link: number): boolean[] => {
  const random = createRandom(911 + link)
  return Array.from({ length: SEATS / 2 }, () => random() < 0.42)
}
export const fingerprint = (link: number): boolean[] => [...bitsOf(link), ...bitsOf(link - 1)]

/** A line cut across both flats of a link, as dark metal a hair above it. */
function addCut(builder: MeshBuilder, share: number, from: number, to: number, half: number): void {
  const [x, z, outX, outZ] = onLink(share)
  for (const side of [1, -1]) {
    const at = (out: number, along: number) =>
      builder.vertex(
        [x + outX * out + outZ * along, side * (LINK.round + 0.004), z + outZ * out - outX * along],
        [0, side, 0],
        0.04,
        0,
      )
    const [a, b] = [at(from, -half * side), at(to, -half * side)]
    builder.quad(a, b, at(from, half * side), at(to, half * side))
  }
}

const CAP = [
  [0, 0],
  [0, 0.92],
  [0.08, 1],
  [0.8, 1],
  [1, 0.86],
  [1, 0.5],
  [0.86, 0.42],
  [0.86, 0],
] as const
const cap = (radius: number) => CAP.map(([t, r]) => [t, r * radius] as const)

/** A link with the stud that keeps it from collapsing, and its fingerprint on both flats. */
export const link =
  (index: number): Solid =>
  (builder) => {
    addSweep(builder, onLink, sectionOf(LINK.flat, LINK.round), 72)
    fingerprint(index).forEach((long, seat) => {
      const reach = long ? 0.86 : 0.1
      addCut(builder, (seat + 0.5) / SEATS - 0.25, LINK.flat * (0.9 - 2 * reach), LINK.flat * 0.9, 0.013)
    })
    const stud = LINK.end - LINK.flat
    addTurned(
      builder,
      [0, 0, -stud],
      [0, 0, stud],
      [
        [0, 0.13],
        [0.2, 0.1],
        [0.4, 0.1],
        [0.5, 0.15],
        [0.6, 0.1],
        [0.8, 0.1],
        [1, 0.13],
      ],
      20,
    )
  }

/** A seal: its disc about y, and how far before the middle of its link, units, clear of the metal. */
export const SEAL = { radius: 0.23, axial: 0.12, depth: 0.38, before: 0.74 } as const

/** The bezel of a seal, the stem that it stands on its link's stud by, and the bead at its end. */
export const seal: Solid = (builder) => {
  rod(builder, [0, -SEAL.before, 0], [0, 0, 0], 0.1)
  ball(builder, [0, 0.03, 0], 0.11)
  const edge = SEAL.radius + SEAL.depth / 2
  builder.add(new TorusGeometry(edge, 0.04, 10, 64).rotateX(TAU / 4).translate(0, 0.04, 0))
}

/** The lugs at the ends of the bow, the pin through them, with a domed head at each end, the pins at the light, and the loop. */
export const lugs: Solid = (builder) => {
  const { x, z, radius } = PIN
  for (const side of [1, -1]) {
    addTurned(builder, [0, 0, side * (BOW.radius - 0.1)], [0, 0, side * 0.74], cap(0.1), 24)
    addTurned(builder, [x, 0, side * (z - 0.22)], [x, 0, side * (z + 0.3)], cap(0.44), 64)
    addTurned(builder, [x, 0, side * (z + 0.29)], [x, 0, side * (z + 0.37)], cap(0.3), 64)
    const dome = new SphereGeometry(0.24, 48, 12, 0, TAU, 0, TAU / 4).scale(1, 0.8, 1)
    builder.add(dome.rotateX((side * TAU) / 4).translate(x, 0, side * (z + 0.36)))
  }
  rod(builder, [x, 0, -z], [x, 0, z], radius, 28)
  addTurned(builder, [-BOW.radius, 0, 0], [LOOP.radius - LOOP.round - LOOP.down, 0, 0], cap(0.36), 48)
  builder.add(new TorusGeometry(LOOP.radius, LOOP.round, 14, 56).translate(-LOOP.down, 0, 0))
}

/** The ball that the swivel ends in, over its eye, and the ring that it rests in: the chain hangs straight, whatever way. */
export const BALL = { radius: 0.4, up: 2.22 } as const
export const SEAT = { radius: 0.34, half: 0.16, depth: 0.3 } as const
/** How far beneath the middle of the ball its ring is, on whose upper edge it bears. */
export const SEAT_DOWN = SEAT.half + Math.sqrt(BALL.radius ** 2 - SEAT.radius ** 2)
/** From the ring to beyond the edge of any view, units. */
const ARM = 20

/** What the chain hangs from: an eye, and its stem through the drum to the ball. */
export const swivel: Solid = (builder) => {
  const eye = (share: number) => onLink(share, { side: 0, end: EYE.radius })
  addSweep(builder, eye, sectionOf(0, EYE.round), 48)
  const stem = [
    [0, 0.16],
    [0.1, 0.21],
    [0.16, 0.21],
    [0.19, 0.15],
    [0.3, 0.15],
    [0.34, 0.3],
    [0.46, 0.36],
    [0.48, 0.42],
    [0.5, DRUM.radius],
    [0.58, DRUM.radius],
    [0.6, 0.42],
    [0.64, 0.36],
    [0.66, 0.2],
    [1, 0.2],
  ] as const
  addTurned(builder, [EYE.radius + 0.04, 0, 0], [EYE.radius + 1.64, 0, 0], stem, 64)
  ball(builder, [BALL.up, 0, 0], BALL.radius, 40)
}

/** The arm, along +x, and at its end the ring that the ball rests in. */
export const arm: Solid = (builder) => {
  const { radius, half, depth } = SEAT
  const section = [
    [radius, -half],
    [radius + depth, -half],
    [radius + depth, half],
    [radius, half],
    [radius, -half],
  ] as const
  lathe(builder, section, 48)
  const from = radius + depth - 0.04
  const at = (x: number) => (x - from) / ARM
  addTurned(
    builder,
    [from, 0, 0],
    [from + ARM, 0, 0],
    [
      [0, 0.15],
      [at(1.3), 0.15],
      [at(1.36), 0.27],
      [at(1.52), 0.27],
      [at(1.58), 0.17],
      [1, 0.17],
    ],
    28,
  )
  // Level, it does not hide the shadow that it throws below it: that is faint.
  builder.rods.splice(0, 1, { from: [0, 0, 0], to: [from + ARM, 0, 0], radius: 0.06 })
}
