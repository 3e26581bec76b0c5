import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addStrip, addTurned, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import { lathe } from '#scenes/instrument/solids.ts'

/** A pin for each resource of the API, and the circle that they stand on, units. */
export const PINS = 6
export const CIRCLE = 1.2
export const PIN = { radius: 0.13, length: 2.1 }
/** The lugs that the collar's fingers hook behind: how many, their distance from the face, the angle of the first. */
export const LUGS = 3
export const LUG = { below: 0.22, radius: 0.13 }
/** A finger of the collar: inner and outer radius, length from the other face, half its width and how far its hook reaches, degrees. */
export const FINGER = { inner: 1.72, outer: 1.86, half: 5.5, hook: 16 }

/** Of a pin and of a socket: their facets would be seen beside the engraving. */
const SIDES = 48
/** Width of the bevel of a finger, units. */
const BEVEL = 0.028

/** Light that reaches the bottom of a groove. */
const DEEP = 0.12

/** Outline of a half from its face along its axis: radius, distance and light. Hollow, so that the light has room in it. */
const HEAD = [
  [0, 0.4, 0.5],
  [0.42, 0.34, 0.5],
  [0.7, 0.14, 0.7],
  [0.8, 0],
  [1.48, 0],
  [1.54, 0.05],
  [1.54, 0.46],
  [1.42, 0.49, DEEP],
  [1.42, 1.13, DEEP],
  [1.54, 1.16],
  [1.54, 1.28],
  [1.48, 1.34],
  // By night a steeper one mirrors blue, all over; this is turned metal, and has its wedges of light.
  [0.8, 1.47],
  [0.7, 1.5, DEEP],
  [0.7, 1.6, DEEP],
] as const

/** The sleeve of the cable: ribs that grow thinner; then the cable, cut and capped. */
const TAIL = [
  ...Array.from({ length: 6 }, (_, i) => {
    const [y, r] = [1.64 + i * 0.2, 0.66 - i * 0.06]
    return [
      [r, y],
      [r, y + 0.11],
      [r - 0.09, y + 0.14, DEEP],
      [r - 0.09, y + 0.19, DEEP],
    ] as const
  }).flat(),
  [0.26, 2.84],
  [0.26, 3.1],
  [0.33, 3.14],
  [0.33, 3.3],
  [0.26, 3.38],
  [0, 3.42],
] as const

export const half: Solid = (builder) => lathe(builder, [...HEAD, ...TAIL], 112)

const onCircle = (i: number, y: number): Point => [
  Math.cos((i / PINS) * TAU) * CIRCLE,
  y,
  Math.sin((i / PINS) * TAU) * CIRCLE,
]

/** From the face towards −y. */
export const pins: Solid = (builder) => {
  const r = PIN.radius
  const profile = [
    [0, r * 1.7],
    [0.05, r * 1.7],
    [0.07, r],
    [0.84, r],
    [0.86, r * 0.75],
    [0.88, r],
    [0.95, r],
    [0.97, r * 0.94],
    [0.988, r * 0.76],
    [1, r * 0.45],
    [1, 0],
  ] as const
  for (let i = 0; i < PINS; i += 1)
    addTurned(builder, onCircle(i, 0.02), onCircle(i, -PIN.length), profile, SIDES)
}

/** Tubes that stand out of the other face. */
export const sockets: Solid = (builder) => {
  const [bore, wall] = [PIN.radius + 0.03, PIN.radius + 0.13]
  const profile = [
    [0, wall],
    [0.8, wall],
    [1, wall - 0.04],
    [1, bore],
    [0.1, bore],
    [0.1, 0],
  ] as const
  for (let i = 0; i < PINS; i += 1) addTurned(builder, onCircle(i, 0.02), onCircle(i, -0.26), profile, SIDES)
}

/** A bevelled piece of a sleeve about y, between two angles, degrees, and two heights; a round one is so much lower at its sides. */
function addArc(
  builder: MeshBuilder,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  round = 0,
): void {
  const { inner } = FINGER
  const end = BEVEL / inner / DEGREE
  const steps = 12
  /** The outline at an angle, so much smaller on all sides. */
  const section = (angle: number, inset: number): Point[] => {
    const outer = FINGER.outer - round * ((2 * (angle - from)) / (to - from) - 1) ** 2
    const middle = [(inner + outer) / 2, (low + high) / 2] as const
    const [thick, tall] = [Math.max(0, outer - middle[0] - inset), Math.max(0, high - middle[1] - inset)]
    const [r, y] = [Math.max(0, thick - BEVEL), Math.max(0, tall - BEVEL)]
    const corners = [
      [thick, y],
      [thick, -y],
      [r, -tall],
      [-r, -tall],
      [-thick, -y],
      [-thick, y],
      [-r, tall],
      [r, tall],
    ] as const
    return corners.map(([out, up]) => {
      const reach = middle[0] + out
      return [Math.cos(angle * DEGREE) * reach, middle[1] + up, Math.sin(angle * DEGREE) * reach]
    })
  }
  const rings = [
    section(from, high - low),
    section(from, BEVEL),
    ...Array.from({ length: steps + 1 }, (_, i) =>
      section(from + end + ((to - from - 2 * end) * i) / steps, 0),
    ),
    section(to, BEVEL),
    section(to, high - low),
  ]
  rings
    .slice(1)
    .forEach((ring, i) => addStrip(builder, rings[i] ?? ring, ring, { brushed: true, shade: 0.8 }))
}

/** The collar's fingers, each with a hook to one side: from the collar at the local origin down past the lugs, `down` units. */
export const fingers =
  (down: number): Solid =>
  (builder) => {
    for (let i = 0; i < LUGS; i += 1) {
      const angle = (i / LUGS) * 360
      addArc(builder, [angle - FINGER.half, angle + FINGER.half], [-down, 0], 0.05)
      // From the finger's middle, where both are as thick: no end of it stands out of the finger.
      addArc(builder, [angle, angle + FINGER.half + FINGER.hook], [-down, -down + 0.2])
    }
  }

/** The lugs, in the ring's plane: plain, so that also one that is seen head-on is a disc. */
export const studs: Solid = (builder) => {
  const r = LUG.radius
  const profile = [
    [0, r],
    [0.94, r],
    [1, r - 0.02],
    [1, 0],
  ] as const
  for (let i = 0; i < LUGS; i += 1) {
    const [c, s] = [Math.cos((i / LUGS) * TAU), Math.sin((i / LUGS) * TAU)]
    addTurned(builder, [c * 1.6, 0, s * 1.6], [c * 1.96, 0, s * 1.96], profile, SIDES)
  }
}
