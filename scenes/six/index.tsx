import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { addGear } from '#scenes/instrument/gear.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { bodyOf } from '#scenes/instrument/planet.tsx'
import { addRim, roundEdge } from '#scenes/instrument/rim.ts'
import { ball } from '#scenes/instrument/solids.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { solutions } from '#src/content/solutions.ts'
import { placements } from './placements.ts'

const COUNT = 6
/** Radius of the orbit, and of the body that each carries, units. */
const ORBIT = 3.38
const BODY = 0.24
/** Where on the orbit each is, degrees: nothing of one is seen across another, or across the core's ring. */
const ANGLES = [-3, 66, 124, 182, 242, 310] as const
/** How each leans: some show their face, some their edge. Degrees. */
const LEANS = [38, 62, 30, 4, 70, 54] as const
/** How high over the orbit each is, units: it passes before and behind their rims, not through them. */
const HEIGHTS = [0, -0.08, -0.02, 0.26, 0.04, 0] as const
/** Their sizes: what is of thin rods, or far from the reader at first, is larger. */
const SCALES = [0.94, 0.84, 0.88, 0.92, 0.84, 0.88] as const
/**
 * How far before its instrument each body is, along the instrument's axis, units: none is in a hub. The orbit passes behind it:
 * where it ran into a body, it would look cut off.
 */
const RISES = [0.3, 0.26, 0.26, 0.3, 0.24, 0.24] as const

/** Turned on, the gear train would have one of its gears between the core and the core's ring: it rocks, so far, radians. */
const TRAIN = 5
const ROCK = 0.2

/** They turn where they stand: their names are written at them (src/pages/solutions/solution-labels.css). */
function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const turn = (time / 480) * TAU + drive * 1.3
  for (let i = 0; i < COUNT; i += 1) {
    const part = out.parts[i]
    const body = out.bodies[i]
    if (!part || !body) continue
    const angle = (ANGLES[i] ?? 0) * DEGREE
    part.x = Math.cos(angle) * ORBIT
    part.z = Math.sin(angle) * ORBIT
    part.y = HEIGHTS[i] ?? 0
    part.lean = (LEANS[i] ?? 0) * DEGREE
    part.roll = (i % 2 ? 12 : -10) * DEGREE
    part.turn = i === TRAIN ? ROCK * Math.sin(turn * 4) : (i % 2 ? -1 : 1) * turn * 2
    part.scale = SCALES[i] ?? 1
    const rise = RISES[i] ?? 0
    body.x = part.x - Math.sin(part.roll) * Math.cos(part.lean) * rise
    body.y = part.y + Math.cos(part.roll) * Math.cos(part.lean) * rise
    body.z = part.z + Math.sin(part.lean) * rise
    body.radius = BODY
  }
  const drum = out.parts[COUNT + 1]
  if (drum) {
    drum.lean = (16 + 14 * drive) * DEGREE
    drum.turn = -turn
  }
}

/** A flat ring. */
const addPlate = (builder: MeshBuilder, outer: number, hole: number): void =>
  addRim(builder, { edge: roundEdge(outer, 72), hole, half: 0.05, bevel: 0.015 })

/** A geared table with arms. */
const table: Solid = (builder) => {
  addGear(builder, { radius: 0.62, teeth: 36, tooth: 0.08, rim: 0.14, hub: 0.2, spokes: 6, thickness: 0.1 })
  for (let i = 0; i < 6; i += 1) {
    const angle = (i / 6) * TAU
    const end = [Math.cos(angle) * 0.82, 0.42, Math.sin(angle) * 0.82] as const
    addTurned(builder, [0, 0.2, 0], end, ROD(0.022), 8)
    ball(builder, end, 0.075, 12)
  }
}
/** Two rings that cross, for a voice between them. */
const voice: Solid = (builder) => {
  addPlate(builder, 0.92, 0.82)
  addPlate(builder, 0.7, 0.64)
}
const wheel: Solid = (builder) =>
  addGear(builder, { radius: 0.86, teeth: 30, tooth: 0.16, rim: 0.16, hub: 0.24, spokes: 8, thickness: 0.16 })
const bars: Solid = (builder) => {
  addPlate(builder, 0.95, 0.82)
  for (let i = 0; i < 24; i += 1) {
    const angle = (i / 24) * TAU
    const high = 0.16 + 0.5 * (0.5 + 0.5 * Math.sin(angle * 2 + 0.6))
    const x = Math.cos(angle) * 0.88
    const z = Math.sin(angle) * 0.88
    addTurned(builder, [x, 0, z], [x, high, z], ROD(0.03), 8)
  }
}
const vault: Solid = (builder) => {
  for (const [outer, hole] of [
    [0.98, 0.84],
    [0.76, 0.62],
    [0.54, 0.42],
  ] as const)
    addPlate(builder, outer, hole)
}
const train: Solid = (builder) => {
  addGear(builder, { radius: 0.58, teeth: 24, tooth: 0.1, rim: 0.12, hub: 0.16, spokes: 5, thickness: 0.14 })
  // None towards the core.
  for (const third of [0, -1]) {
    const angle = (third / 3) * TAU
    const pinion = new MeshBuilder()
    addGear(pinion, { radius: 0.34, teeth: 14, tooth: 0.1, rim: 0.2, hub: 0.15, spokes: 0, thickness: 0.14 })
    // A gap of it stands before a tooth of the wheel.
    const turned = pinion.build().rotateY((-15 / 28) * TAU - angle)
    const [x, z] = [Math.cos(angle) * 0.93, Math.sin(angle) * 0.93]
    builder.add(turned.translate(x, 0, z))
    // Its axle ends in a round cap: its bore is not open.
    ball(builder, [x, 0.08, z], 0.1)
  }
}

/**
 * Each, the ring that its shadow is like: radius and depth, units, and its roughness. By night the polished faces of the last
 * two would mirror the dark, and be lost before it.
 */
const SOLIDS = [
  [table, 0.5, 0.24, 0.24],
  [voice, 0.87, 0.1, 0.24],
  [wheel, 0.74, 0.24, 0.24],
  [bars, 0.88, 0.13, 0.24],
  [vault, 0.76, 0.4, 0.5],
  [train, 0.5, 0.24, 0.5],
] as const

export const SIX: PieceSpec = {
  placements,
  paper: -2.2,
  move,
  core: { radius: 0.74, reach: 5 },
  parts: [
    ...SOLIDS.map(([solid, radius, depth, rough]) => ({
      solid,
      brass: { rough },
      shadow: { radius, axial: 0.12, depth },
    })),
    {
      band: { radius: ORBIT, axial: 0.05, depth: 0.07, rim: 0.018, groove: 0 },
      brass: { rough: 0.18 },
    },
    {
      band: { radius: 1.16, axial: 0.22, depth: 0.07, rim: 0.032, groove: 0.014 },
      marks: [{ face: 'outer', marks: 144, numerals: 12, fine: 0.005 }],
    },
    { dust: { seed: 149, count: 420, inner: 2, outer: 8, spread: 2.4, size: 0.034 } },
  ],
  bodies: solutions.map(({ gradient }) => bodyOf(gradient)),
}

/** Solutions: the six solutions as six small instruments in orbit around one core. */
export const SixScene = pieceScene(SIX)
