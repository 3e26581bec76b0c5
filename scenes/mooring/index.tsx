import { clamp01, DEGREE, smoothstep } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { entries, NEEDED } from '#src/content/technology/approval.ts'
import { pieceState } from '#src/stores/pieces.ts'
import {
  arm,
  BALL,
  BEARING,
  BOW,
  BOW_BEARING,
  DRUM,
  EYE_BEARING,
  link,
  LOOP_BEARING,
  lugs,
  SEAL,
  SEAT,
  SEAT_DOWN,
  seal,
  swivel,
} from './geometry.ts'
import { placements } from './placements.ts'

/** What is written carries the light: a link an entry, the first on top. The one that is to be signed hangs below, a part of its own. */
export const LINKS = entries.length
export const NEXT = LINKS + 5
/** By how much each link of the slack chain turns from its neighbour, and lies askew about its own axis, degrees. */
const BEND = 1.5
const ASKEW = 10
/** How the bow faces: its plane about the chain, degrees. Links alternate by a quarter of a turn from there. */
const FACING = 48
/** Height of the middle link over the middle of the piece, and how far aside it is of what hangs plumb, units. */
const MIDDLE = 1.3
const SAG = 0.05

export const slackAt = (drive: number) => 1 - smoothstep(0.02, 0.8, clamp01(drive))

/** From the middle of a part to where the next one up, or down, bears on it. */
const bearing = (part: number) => (part < 0 ? BOW_BEARING : part < LINKS ? BEARING : EYE_BEARING)

/** Writes the parts from the link below the bow up to the swivel: the middle link keeps its place, and both ways the next hangs on. */
export function move({ time, drive, signal }: Readonly<Drive>, out: PiecePose): void {
  const drawn = Math.max(drive, signal)
  const slack = slackAt(drawn)
  const middle = (LINKS - 1) / 2
  // What holds the links, and what they hold, hang plumb: nothing pulls them aside.
  const lean = (k: number) => (k < 0 || k >= LINKS ? 0 : slack * BEND * (middle - k) * DEGREE)
  for (let way = 1; way >= -1; way -= 2) {
    let x = slack * SAG
    let y = MIDDLE
    for (let k = middle; k >= -2 && k <= LINKS; k += way) {
      const part = out.parts[k < -1 ? NEXT : k + 1]
      if (!part) continue
      if (k !== middle) {
        const here = lean(k)
        const before = lean(k - way)
        const held = k < -1 ? LOOP_BEARING : bearing(k - way)
        const holds = k < -1 ? BEARING : bearing(k)
        x += way * (held * Math.sin(before) + holds * Math.sin(here))
        y += way * (held * Math.cos(before) + holds * Math.cos(here))
      }
      part.x = x
      part.y = y
      // The part's +x goes up the chain.
      part.roll = 90 * DEGREE - lean(k)
      part.lean =
        (FACING + 90 * Math.max(0, k + 1) + slack * ASKEW * Math.sin(k * 2.3 + time * 0.12)) * DEGREE
    }
  }
  for (let i = 0; i <= LINKS; i += 1) {
    const part = out.parts[i < LINKS ? LINKS - i : NEXT]
    const worn = out.parts[NEXT + 1 + i]
    if (!part || !worn) continue
    // What the ledger holds already is sealed, and the next with the last signature that it needs.
    worn.lit = i < LINKS ? 1 : clamp01((signal - 1) * NEEDED + 1)
    // Before its link, whichever way that lies, it faces the reader.
    worn.x = part.x
    worn.y = part.y
    worn.z = SEAL.before
    worn.roll = part.roll
    worn.lean = 90 * DEGREE
  }
  const [bow] = out.parts
  const bolts = out.parts[LINKS + 4]
  if (bow && bolts) Object.assign(bolts, bow)
  out.core.x = bow?.x ?? 0
  out.core.y = bow?.y ?? 0
  // About the chain, whose other end it is.
  const held = out.parts[LINKS + 1]
  const drum = out.parts[LINKS + 2]
  if (held && drum) {
    drum.roll = held.roll - 90 * DEGREE
    drum.x = held.x + Math.cos(held.roll) * DRUM.up
    drum.y = held.y + Math.sin(held.roll) * DRUM.up
    drum.turn = 0.6 * slack
    // Level, however the chain hangs, and beneath the middle of the ball.
    const beam = out.parts[LINKS + 3]
    if (beam) {
      beam.roll = -out.root.roll
      beam.x = held.x + Math.cos(held.roll) * BALL.up + Math.sin(beam.roll) * SEAT_DOWN
      beam.y = held.y + Math.sin(held.roll) * BALL.up - Math.cos(beam.roll) * SEAT_DOWN
    }
  }
}

/** As fine as its rings: its broad flats would glare else. */
const METAL = { quality: 'fine', rough: 0.22, brush: 0.7 } as const

const sealOf = (): PiecePart => ({
  band: { radius: SEAL.radius, axial: SEAL.axial, depth: SEAL.depth, rim: 0.04, groove: 0.014, dish: 0.12 },
  marks: [{ face: 'top', marks: 60, numerals: 0, fine: 0.011, enamel: true }],
  solid: seal,
  brass: { quality: 'fine', rough: 0.28, brush: 0.3 },
  shadow: { radius: 0, axial: 0, depth: 0 },
})

const linkOf = (entry: number): PiecePart => ({
  solid: link(entry),
  brass: METAL,
  shadow: { radius: 0.75, axial: 0.3, depth: 0.4 },
})

export const MOORING: PieceSpec = {
  placements,
  // As near as the bow lets it: each shadow stays with its metal.
  paper: -1.3,
  move,
  signal: () => pieceState().approval,
  rate: 2.5,
  extent: 6.3,
  core: { radius: 0.8, reach: 4 },
  parts: [
    {
      band: { ...BOW, rim: 0.07, groove: 0.02 },
      marks: [
        { face: 'outer', marks: 180, numerals: 18, fine: 0.007 },
        { face: 'top', marks: 120, numerals: 0, fine: 0.008 },
        { face: 'inner', marks: 90, numerals: 0, fine: 0.006 },
      ],
      brass: { rough: 0.2, brush: 0.8 },
    },
    ...Array.from({ length: LINKS }, (_, i) => linkOf(LINKS - 1 - i)),
    { solid: swivel, brass: { rough: 0.16, brush: 0.3 } },
    {
      band: { radius: DRUM.radius, axial: 0.5, depth: 0.3, rim: 0.05, groove: 0.016, teeth: 96 },
      marks: [{ face: 'bottom', marks: 90, numerals: 0, fine: 0.007 }],
      // Nearly edge-on to the light: a wall as high as its own would be a square on the paper.
      shadow: { radius: 0.48, axial: 0.06, depth: 0.96 },
    },
    {
      solid: arm,
      brass: { rough: 0.2, brush: 0.4 },
      rods: true,
      // Of the ring with the ball in it, where that of the arm begins.
      shadow: { radius: 0.3, axial: SEAT.half * 2, depth: 0.6 },
    },
    // Turned about their own axis, across the bow's: with its brushing they would look facetted.
    { solid: lugs, brass: { rough: 0.4, brush: 0 } },
    linkOf(LINKS),
    ...Array.from({ length: LINKS + 1 }, sealOf),
    { dust: { seed: 191, count: 300, inner: 2, outer: 8, spread: 2.4, size: 0.032 } },
  ],
}

/** Blockchain security: a chain of engraved links that holds the bow round the light from an arm, and is drawn taut. */
export const MooringScene = pieceScene(MOORING)
