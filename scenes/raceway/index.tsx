import { DEGREE, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PartPose, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { bail, COIN, coin, HOOP, key, LIGHT, stand, track } from './geometry.ts'
import { placements } from './placements.ts'
import { FALL, NEWEST, newest, stack } from './records.ts'
import { APPROVAL, BASE, coinAt, LARGE, passes, type Spot, spotOf, STATIONS, STRETCH } from './way.ts'

/** Places of the parts behind the hoops of the gates. */
const [BAILS, KEYS, ROLLING, RECORD, RING] = [STATIONS, STATIONS * 2, 12, 13, 17] as const

/** Where the gates stand. */
const GATES = Array.from({ length: STATIONS }, (_, i) => spotOf(LARGE, i))
const APPROVED = spotOf(LARGE, APPROVAL)

/** How far the two keys of the approval lean from upright, across the way. */
const KEY_TIPS = [47 * DEGREE, -47 * DEGREE] as const

/** Stands a part over the way: its y across it, x down, z along it. */
function over(part: PartPose | undefined, spot: Spot | undefined, up: number): void {
  if (!part || !spot) return
  const { x, y, z, across } = spot
  part.x = x
  part.y = y + up
  part.z = z
  part.roll = -90 * DEGREE
  part.lean = across
}

/** How far gate `i` is open, 0..1, with a coin at `s` of a way: what has been passed stays open behind it. */
export const opened = (i: number, way: number, s: number) =>
  passes(way, i) ? smoothstep(i - 0.52, i - 0.18, s) : 0

/** Both keys turn at once, before the gate opens. */
export const keyed = (way: number, s: number) =>
  way === LARGE ? smoothstep(APPROVAL - 0.88, APPROVAL - 0.52, s) : 0

function turnKeys(out: PiecePose, turned: number): void {
  const { x, y, z, across } = APPROVED
  for (let k = 0; k < KEY_TIPS.length; k += 1) {
    const tip = KEY_TIPS[k] ?? 0
    const part = out.parts[KEYS + k]
    if (!part) continue
    const u = Math.sin(tip)
    const v = Math.cos(tip)
    const dx = Math.cos(across) * u
    const dz = Math.sin(across) * u
    part.x = x + dx * (HOOP + 0.07)
    part.y = y + COIN + v * (HOOP + 0.07)
    part.z = z + dz * (HOOP + 0.07)
    part.lean = Math.asin(dz)
    part.roll = Math.atan2(-dx, v)
    part.turn = Math.sign(tip) * 90 * DEGREE * turned
  }
}

/** A payment rolls down through its checks as the passage goes on; its record comes to lie on those before it. */
export function move({ time, drive, signal }: Readonly<Drive>, out: PiecePose): void {
  const gone = drive * 4.4
  const { way, s } = coinAt(gone, signal)
  for (let i = 0; i < STATIONS; i += 1) {
    const open = opened(i, way, s)
    const hoop = out.parts[i]
    const barring = out.parts[BAILS + i]
    over(hoop, GATES[i], COIN)
    over(barring, GATES[i], COIN)
    if (hoop) {
      hoop.lean += 90 * DEGREE
      hoop.lit = open
    }
    // Level, it stands in the way of the coin; lifted, it lies in the top of its hoop.
    if (barring) barring.turn = -90 * DEGREE * (1 - open)
  }
  turnKeys(out, keyed(way, s))
  const rolling = out.parts[ROLLING]
  const record = out.parts[RECORD]
  const ring = out.parts[RING]
  over(rolling, spotOf(way, s), COIN)
  if (rolling) rolling.turn = (s * STRETCH) / COIN
  if (record) {
    record.x = NEWEST[0]
    record.y = NEWEST[1] + FALL * (1 - smoothstep(3.8, 4.4, gone))
    record.z = NEWEST[2]
  }
  if (ring) {
    ring.y = BASE - 0.12
    ring.turn = (time / 400) * TAU
    ring.lit = drive
  }
  out.core.y = LIGHT
}

const gate: PiecePart = {
  band: { radius: HOOP, axial: 0.2, depth: 0.1, rim: 0.03, groove: 0.012 },
  marks: [{ face: 'outer', marks: 60, numerals: 0, fine: 0.007 }],
}

export const RACEWAY: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().payment,
  rate: 4,
  extent: 4.3,
  core: { radius: 0.7, reach: 4.6 },
  // All about it is close: in all of its light brass would be lilac.
  thrown: 0.5,
  parts: [
    ...Array.from({ length: STATIONS }, () => gate),
    ...Array.from({ length: STATIONS }, () => ({ solid: bail, brass: { rough: 0.18, brush: 0 } })),
    ...KEY_TIPS.map(() => ({ solid: key, brass: { rough: 0.26, brush: 0.3 } })),
    { solid: coin, brass: { rough: 0.16 } },
    // Flat: brushed about the upright, their tops would have the wedges of turned metal.
    { solid: newest, brass: { rough: 0.3, brush: 0 } },
    { solid: track, brass: { rough: 0.56, brush: 0.3 } },
    { solid: stand, brass: { rough: 0.18, brush: 0, stuff: 'bronze' } },
    { solid: stack, brass: { rough: 0.62, brush: 0, stuff: 'steel' } },
    {
      band: { radius: 2.65, axial: 0.24, depth: 0.8, rim: 0.06, groove: 0.02, dish: 0.06 },
      marks: [{ face: 'top', marks: 180, numerals: 12, fine: 0.006 }],
      brass: { stuff: 'bronze' },
    },
    { dust: { seed: 229, count: 300, inner: 2.2, outer: 8, spread: 2, size: 0.032 } },
  ],
}

/** Fintech: a payment on its way through the checks, and the records of those before it. */
export const RacewayScene = pieceScene(RACEWAY)
