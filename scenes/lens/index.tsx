import { LatheGeometry, SplineCurve, Vector2 } from 'three'
import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { addGear } from '#scenes/instrument/gear.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PartPose, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { ball, bezel, lathe } from '#scenes/instrument/solids.ts'
import { placements } from './placements.ts'

/** Radius of the light, its height, and how far the wheel that holds it lies below the scale, units. */
const LIGHT = { radius: 0.44, y: 0.26 }
const WHEEL_Y = -0.1
/** The glass: how far from the middle and over the scale, and how many times larger things are in it. */
const GLASS = { out: 3.3, y: 0.5, times: 1.9 }

/** The image of a part in the glass: grown about the place that the glass is over. */
function magnify(part: Readonly<PartPose> | undefined, x: number, z: number, out?: PartPose): void {
  if (!part || !out) return
  out.scale = GLASS.times
  out.turn = part.turn
  out.x = x * (1 - GLASS.times)
  out.y = part.y
  out.z = z * (1 - GLASS.times)
}

/** The glass goes along the scale as the page is read, its handle towards the reader's hand, and sways. */
function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const [hoop, handle, scale, wheel, , glass, scaleInGlass, wheelInGlass] = out.parts
  const angle = (160 - 42 * drive) * DEGREE + 0.02 * Math.sin(time * 0.15)
  const x = GLASS.out * Math.cos(angle)
  const z = -GLASS.out * Math.sin(angle)
  for (const part of [hoop, handle, glass]) {
    if (!part) continue
    part.x = x
    part.y = GLASS.y
    part.z = z
    part.turn = (243 - 6 * drive) * DEGREE + 0.02 * Math.sin(time * 0.2)
  }
  if (scale) scale.turn = (time / 600) * TAU
  if (wheel) {
    wheel.y = WHEEL_Y
    wheel.turn = -(time / 300) * TAU - drive
  }
  magnify(scale, x, z, scaleInGlass)
  magnify(wheel, x, z, wheelInGlass)
  out.core.y = LIGHT.y
}

/** The wheel that holds the light. Its edge is smooth, as the rollers are: teeth without height are only the facets of a circle. */
export const WHEEL = { radius: 2.655, teeth: 96, tooth: 0, rim: 0.2, hub: 0.5, spokes: 6, thickness: 0.1 }

const wheel: Solid = (builder) => {
  addGear(builder, WHEEL)
  bezel(builder, [0, LIGHT.y - WHEEL_Y, 0], LIGHT.radius)
}

/** The handle's outline from the hoop outwards: [radius, place], units. Turned in one sweep, without an edge. */
const OUTLINE = [
  [0.09, 1.5],
  [0.15, 1.68],
  [0.08, 1.86],
  [0.1, 2.16],
  [0.17, 2.6],
  [0.14, 3.05],
  [0.09, 3.32],
] as const
const KNOB = { at: 3.46, radius: 0.2 }

const handle: Solid = (builder) => {
  const sweep = new SplineCurve(OUTLINE.map(([r, along]) => new Vector2(r, along)))
  builder.add(new LatheGeometry(sweep.getPoints(64), 40).rotateZ(-Math.PI / 2))
  ball(builder, [KNOB.at, 0, 0], KNOB.radius, 48)
}

/** Rollers on arms of the scale, in whose grooves the wheel's edge runs: round, they need no motion of their own. */
export const BEARING = { count: 3, at: 2.84, radius: 0.17, flange: 0.26, groove: 0.065, foot: 3.33 }
/** Radius of the feet of their arms. */
export const FOOT = 0.12

const bearings: Solid = (builder) => {
  const { count, at, radius, flange, groove, foot } = BEARING
  const outline = [
    [0, -0.12],
    [flange, -0.12],
    [flange, -groove],
    [radius, -groove],
    [radius, groove],
    [flange, groove],
    [flange - 0.03, 0.12],
    [0.1, 0.12],
    [0.08, 0.19],
    [0, 0.2],
  ] as const
  const arm = [
    [0, 0.06],
    [1, 0.05],
  ] as const
  // A disc with a domed screw on the scale's face, on a star between two numerals.
  const screwed = [
    [FOOT, 0],
    [FOOT, 0.07],
    [0.1, 0.09],
    [0.07, 0.09],
    [0.065, 0.115],
    [0.045, 0.135],
    [0, 0.145],
  ] as const
  for (let i = 0; i < count; i += 1) {
    const [c, s] = [Math.cos((i / count) * TAU), Math.sin((i / count) * TAU)]
    lathe(builder, outline, 32, [c * at, WHEEL_Y, s * at])
    addTurned(builder, [c * at, 0.03, s * at], [c * foot, 0.03, s * foot], arm, 16)
    lathe(builder, screwed, 32, [c * foot, 0, s * foot])
  }
}

const SCALE = {
  band: { radius: 3.54, axial: 0.1, depth: 0.72, rim: 0.05, groove: 0.016, dish: -0.06 },
  marks: [{ face: 'top', marks: 360, numerals: 36, fine: 0.0055 }],
  solid: bearings,
} satisfies PiecePart

export const LENS: PieceSpec = {
  placements,
  move,
  core: { radius: LIGHT.radius, reach: 3.8 },
  parts: [
    {
      band: { radius: 1.4, axial: 0.22, depth: 0.14, rim: 0.04, groove: 0.016 },
      marks: [{ face: 'outer', marks: 180, numerals: 0, fine: 0.005 }],
      brass: { rough: 0.2, unmirrored: true },
    },
    { solid: handle, brass: { rough: 0.18, brush: 0.3 } },
    { ...SCALE, brass: { glass: 'past', unmirrored: true } },
    { solid: wheel, brass: { rough: 0.34, glass: 'past' } },
    { dust: { seed: 167, count: 280, inner: 2, outer: 8, spread: 2, size: 0.032 } },
    { pane: 1.34 },
    // The glass gathers light, and bends what is under it: flat, bright metal would mirror the dark between the panels all over.
    {
      ...SCALE,
      band: { ...SCALE.band, crown: 0.05 },
      brass: { rough: 0.44, brush: 0.4, glass: 'through', unmirrored: true },
    },
    // The wheel is matt: its face would mirror the dark between the panels.
    { solid: wheel, brass: { rough: 0.62, glass: 'through' } },
  ],
}

/** Resources: a reading glass that goes along an engraved scale. */
export const LensScene = pieceScene(LENS)
