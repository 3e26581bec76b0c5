import { lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { gear } from '#scenes/instrument/gear.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { lathe } from '#scenes/instrument/solids.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'
import { bezels, plates } from './plates.ts'
import { COLUMN, GEARS, mesh, ROUND, type Train } from './trains.ts'

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

/** Radius of the round train, units, and the scale at which the column is as wide as it. */
const EXTENT = 5.3
const TALL = 2

/** To which train the parts after the gears belong: arbors, and for the stages plates with their numbers. */
const STILL = [ROUND, COLUMN, COLUMN] as const

function place(train: Train, scale: number, out: PiecePose): void {
  for (let i = 0; i < GEARS.length; i += 1) {
    const part = out.parts[i]
    if (part) part.scale = 0
  }
  for (let i = 0; i < train.length; i += 1) {
    const link = train[i]
    const part = out.parts[link?.gear ?? -1]
    if (!link || !part) continue
    part.scale = scale
    part.x = link.x * scale
    part.z = link.z * scale
    part.turn = -(turns[i] ?? 0)
  }
}

/** The light goes from collar to collar over an arc, and is in one for most of the time: half way through a passage, too. */
function light(train: Train, at: number, scale: number, { core }: PiecePose): void {
  const step = Math.max(0, Math.min(train.length - 1, at))
  const from = Math.min(train.length - 2, Math.floor(step))
  const way = smoothstep(0.3, 0.7, step - from)
  const a = train[from]
  const b = train[from + 1]
  if (!a || !b) return
  core.x = lerp(a.x, b.x, way) * scale
  core.z = lerp(a.z, b.z, way) * scale
  core.y = (LIGHT.y + 0.6 * Math.sin(way * Math.PI)) * scale
  core.scale = scale
}

function move({ time, drive, signal, second, show }: Readonly<Drive>, out: PiecePose): void {
  // Beside the onboarding it shows the stage that is read, elsewhere the step of the workflow.
  const staged = show >= 0
  const told = staged ? second : signal
  const train = staged ? COLUMN : ROUND
  const scale = staged ? TALL : 1
  mesh(train, (time / 160) * TAU + told * STEP + drive * PASSAGE, turns)
  place(train, scale, out)
  light(train, !staged && told === 0 ? drive * 2 : told, scale, out)
  for (let k = 0; k < STILL.length; k += 1) {
    const part = out.parts[GEARS.length + k]
    if (part) part.scale = STILL[k] === train ? scale : 0
  }
}

/** A turned arbor through every wheel, and about it a collar for the light. */
const arbors =
  (train: Train): Solid =>
  (builder) => {
    for (const { x, z, radius } of train) {
      const r = radius * 0.09 + 0.03
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

const ARBOR = { rough: 0.16, brush: 0.3 }

export const TRAIN: PieceSpec = {
  placements,
  move,
  extent: EXTENT,
  signal: () => pieceState().train.index,
  second: () => pieceState().stage,
  core: { radius: LIGHT.radius, reach: 3.6 },
  parts: [
    ...GEARS.map(({ radius, teeth }, i) => ({
      solid: gear({
        radius,
        teeth,
        tooth: 0.19,
        // A pinion's web is closed: its collar would leave a slit of the openings between spokes.
        rim: radius < 0.9 ? 0.5 : 0.16 + radius * 0.1,
        hub: 0.16 + radius * 0.14,
        spokes: radius > 1.4 ? 7 : radius < 0.9 ? 0 : 5,
        thickness: 0.26,
      }),
      brass: { rough: 0.24 + (i % 3) * 0.05 },
      shadow: { radius: radius * 0.86, axial: 0.26, depth: radius * 0.3 },
    })),
    { solid: arbors(ROUND), brass: ARBOR },
    {
      solid: (builder) => {
        arbors(COLUMN)(builder)
        bezels(builder)
      },
      brass: ARBOR,
    },
    { solid: plates, brass: { stuff: 'paper' } },
    { dust: { seed: 97, count: 320, inner: 1, outer: 8, spread: 2, size: 0.032 } },
  ],
}

/** Automation: six gears in a train, or five in a column; the light stands on the gear whose step or stage it is. */
export const TrainScene = pieceScene(TRAIN)
