import { lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { gear } from '#scenes/instrument/gear.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { lathe } from '#scenes/instrument/solids.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

/** Pitch radius, units, teeth, and the direction in which the next gear lies, degrees. Same module throughout. */
const MODULE = 0.145
const wheel = (teeth: number, towards: number) => ({
  teeth,
  radius: (teeth * MODULE) / 2,
  towards: (towards * Math.PI) / 180,
})
export const GEARS = [
  wheel(14, -55),
  wheel(22, 28),
  wheel(12, 101),
  wheel(32, -37),
  wheel(11, -73),
  wheel(19, 0),
] as const

/** Centres in the plane of the train, the middle of the train at the origin. */
export const PLACES: readonly { x: number; z: number }[] = (() => {
  const places = [{ x: 0, z: 0 }]
  GEARS.slice(0, -1).forEach((own, i) => {
    const at = places[i]
    const next = GEARS[i + 1]
    if (!at || !next) return
    const reach = own.radius + next.radius
    places.push({ x: at.x + Math.cos(own.towards) * reach, z: at.z + Math.sin(own.towards) * reach })
  })
  const middle = (axis: 'x' | 'z') => {
    const edges = places.flatMap((at, i) => [-1, 1].map((side) => at[axis] + side * (GEARS[i]?.radius ?? 0)))
    return (Math.min(...edges) + Math.max(...edges)) / 2
  }
  const x = middle('x')
  const z = middle('z')
  return places.map((at) => ({ x: at.x - x, z: at.z - z }))
})()

/** Turn of every gear when the first stands at `first`, radians, so that teeth meet gaps. Writes `out`. */
export function mesh(first: number, out: Float64Array): Float64Array {
  out[0] = first
  for (let i = 1; i < GEARS.length; i += 1) {
    const before = GEARS[i - 1]
    const own = GEARS[i]
    if (!before || !own) continue
    const teeth = ((before.towards - (out[i - 1] ?? 0)) * before.teeth) / TAU
    out[i] = before.towards + Math.PI + ((teeth - 0.5) * TAU) / own.teeth
  }
  return out
}

const turns = new Float64Array(GEARS.length)
/** Of the first gear for each step of the demo, and over a whole passage, radians. */
const STEP = 1.6
const PASSAGE = 2.2
/** Radius of the light, and its height where it rests on a collar's lip, units. */
const LIGHT = { radius: 0.44, y: 0.5 }
/** A low collar about an arbor: [radius, height] up its wall, over the lip, and down to the hub. */
const COLLAR = [
  [0.5, 0.1],
  [0.5, 0.21],
  [0.46, 0.25],
  [0.37, 0.25],
  [0.33, 0.14],
  [0, 0.13],
] as const

function move({ time, drive, signal, second, show }: Readonly<Drive>, out: PiecePose): void {
  // Beside the onboarding it shows the stage that is read, elsewhere the step of the workflow.
  const told = show < 0 ? signal : second
  mesh((time / 160) * TAU + told * STEP + drive * PASSAGE, turns)
  for (let i = 0; i < GEARS.length; i += 1) {
    const part = out.parts[i]
    const at = PLACES[i]
    if (!part || !at) continue
    part.x = at.x
    part.z = at.z
    part.turn = -(turns[i] ?? 0)
  }
  // The light goes from collar to collar over an arc, and is in one for most of the time: half way through a passage, too.
  const step = Math.max(0, Math.min(GEARS.length - 1, show < 0 && told === 0 ? drive * 2 : told))
  const from = Math.min(GEARS.length - 2, Math.floor(step))
  const way = smoothstep(0.3, 0.7, step - from)
  const a = PLACES[from]
  const b = PLACES[from + 1]
  if (a && b) {
    out.core.x = lerp(a.x, b.x, way)
    out.core.z = lerp(a.z, b.z, way)
    out.core.y = LIGHT.y + 0.6 * Math.sin(way * Math.PI)
  }
}

/** A turned arbor through every wheel, and about it a collar for the light. */
const arbors: Solid = (builder) => {
  for (const [i, { x, z }] of PLACES.entries()) {
    const r = (GEARS[i]?.radius ?? 1) * 0.09 + 0.03
    addTurned(
      builder,
      [x, -0.42, z],
      [x, 0.34, z],
      [
        [0, 0],
        [0, r * 1.5],
        [0.2, r * 1.5],
        [0.26, r],
        [0.82, r],
        [0.88, r * 1.35],
        [0.95, r * 1.1],
        [1, 0],
      ],
      24,
    )
    lathe(builder, COLLAR, 48, [x, 0, z])
  }
}

export const TRAIN: PieceSpec = {
  placements,
  move,
  extent: 5.3,
  signal: () => pieceState().train.index,
  second: () => pieceState().stage,
  core: { radius: LIGHT.radius, reach: 3.6 },
  parts: [
    ...GEARS.map(({ radius, teeth }, i) => ({
      solid: gear({
        radius,
        teeth,
        tooth: 0.19,
        rim: 0.16 + radius * 0.1,
        hub: 0.16 + radius * 0.14,
        spokes: radius > 1.4 ? 7 : radius > 0.8 ? 5 : 4,
        thickness: 0.26,
      }),
      brass: { rough: 0.24 + (i % 3) * 0.05 },
      ...(radius > 1 && { shadow: { radius: radius * 0.86, width: 0.3, blur: 0.34 } }),
    })),
    { solid: arbors, brass: { rough: 0.16, brush: 0.3 } },
    { dust: { seed: 97, count: 320, inner: 1, outer: 8, spread: 2, size: 0.032 } },
  ],
}

/** Automation: six gears in a train; the light stands on the gear whose step runs. */
export const TrainScene = pieceScene(TRAIN)
