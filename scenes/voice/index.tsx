import { clamp01, DEGREE, lerp } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { abilities } from '#src/content/assistant/abilities.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

/** Radii of the ripples at rest, units. */
const RIPPLES = [2.8, 3.35, 3.95, 4.6, 5.35, 6.2, 7.1] as const
/** Parts before the first ripple. */
const RINGS = 2

/** The orbit of the planets that stand for the assistant's jobs, units. */
const ORBIT = 2.75
/** Radius of the planet of the job that is read, units. */
const JOB = 0.45

/** Turns the planet of the job that is read, 0..1 of them, towards the words, where it grows. */
function placeJobs({ show, second }: Readonly<Drive>, { bodies }: PiecePose): void {
  const read = second * (bodies.length - 1)
  for (let i = 0; i < bodies.length; i += 1) {
    const body = bodies[i]
    if (!body) continue
    const angle = 180 * DEGREE + ((i - read) * 360 * DEGREE) / bodies.length
    body.x = Math.cos(angle) * ORBIT
    body.z = Math.sin(angle) * ORBIT
    body.radius = show < 0 ? 0 : lerp(0.18, JOB, clamp01(1 - Math.abs(i - read)))
  }
}

/** Dull enough that no stretch of a hoop mirrors one of the day's black flags alone. */
const HOOP = { rough: 0.55 }

/** Ripples run outwards and fade; they are higher while the assistant types or speaks. */
function move(driven: Readonly<Drive>, out: PiecePose): void {
  const { time, drive, signal } = driven
  placeJobs(driven, out)
  const loud = 0.35 + 0.65 * signal
  out.core.scale = 1 + 0.05 * signal + 0.012 * Math.sin(time * 1.1) * loud
  out.core.turn = time * 0.06
  const [upright, tilted] = out.parts
  if (upright) {
    upright.lean = (82 - 30 * drive) * DEGREE
    upright.roll = (24 + 20 * drive) * DEGREE
    upright.turn = time * 0.04
  }
  if (tilted) {
    tilted.lean = (24 + 26 * drive) * DEGREE
    tilted.roll = -(14 + 10 * drive) * DEGREE
    tilted.turn = -time * 0.03
  }
  for (let i = 0; i < RIPPLES.length; i += 1) {
    const ripple = out.parts[RINGS + i]
    if (!ripple) continue
    const phase = time * (0.5 + 0.5 * signal) - i * 0.85 - drive * 3
    ripple.y = -0.5 + (0.34 * loud * Math.sin(phase)) / (1 + i * 0.18)
    ripple.scale = 1 + 0.035 * loud * Math.cos(phase)
  }
}

const ripples: PiecePart[] = RIPPLES.map((radius, i) => ({
  dust: {
    seed: 101 + i,
    count: Math.round(260 + radius * 150),
    inner: radius - 0.13,
    outer: radius + 0.13,
    spread: 0.22,
    size: 0.05,
  },
  drift: 0.012 * (i % 2 ? 1 : -1),
  always: i % 4 === 0,
}))

export const VOICE: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().voice,
  second: () => pieceState().chapter,
  level: true,
  rate: 4,
  extent: ORBIT + 0.3,
  core: { radius: 1.5, reach: 6.4 },
  parts: [
    {
      band: { radius: 1.98, axial: 0.08, depth: 0.09, rim: 0.022, groove: 0 },
      brass: HOOP,
    },
    {
      band: { radius: 2.2, axial: 0.06, depth: 0.08, rim: 0.02, groove: 0 },
      brass: HOOP,
    },
    ...ripples,
  ],
  bodies: abilities.map(({ color }) => ({ colour: color, metal: 0.2, strata: 0.3 })),
  orbits: [{ radius: ORBIT, width: 1, dashes: 120, duty: 0.4, brightness: 0.2, trail: 0 }],
}

/** The assistant: ripples of dust around the core, higher while it types or speaks. */
export const VoiceScene = pieceScene(VOICE)
