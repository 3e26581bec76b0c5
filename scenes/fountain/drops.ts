import { clamp01, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { BodyPose } from '#scenes/instrument/piece-pose.ts'
import { type Bowl, bowls, heightIn, LIGHT } from './bowls.ts'

export const DROPS = 240
/** Radius of a drop, units. */
export const DROP = 0.075
/** Seconds that a drop takes from one bowl to the next. */
const STAGE = 3.2
/** Its way ends in the light, half a bowl below the last one. */
const END = bowls.length + 0.5
/** Its whole way, in bowls: for a third of it no drop is seen, or those in a bowl would run into each other. */
const WAY = 1.5 * END
/** Height from which visits fall, units. */
const SKY = 3.3
/** Where it lands, as a share of the bowl's radius, and when it does, as a share of a stage. */
const LANDS = { at: 0.6, after: 0.3 }
/** What leaves: when it is at the rim and for how long it falls, shares of a stage, and how far down, units. */
const RIM = { at: 0.75, falls: 0.16, down: 0.55 }
/**
 * From a drop to the next one: of all drops, by how many places it comes further, and the share of a turn. Those that go on
 * are far apart in time and round the bowls (the test measures it).
 */
const NEXT = { rank: 103, turn: 87 / DROPS }
/** Ranks this close to a share shrink to nothing at it: no drop is seen to change its way when a rate moves. */
const SOFT = 0.0015

/** Share of all visits that goes on from each bowl, from the shares that go on of those who reached it. Writes `out`. */
export function sharesOf(rates: readonly number[], out: number[] = []): number[] {
  let share = 1
  for (let i = 0; i < rates.length; i += 1) out[i] = share *= rates[i] ?? 1
  return out
}

/** Place of a drop in the order of all: the lower, the further it comes. Even over any run of drops. */
export const rankOf = (i: number) => (((i * NEXT.rank) % DROPS) + 0.46) / DROPS

/** Distance from the axis at which drops go through an outlet. */
const mouthOf = ({ outlet }: Bowl) => outlet - DROP

/** It falls out of an outlet as fast as it rolled in: from rest it would be caught up by the next one. */
const falling = (t: number) => t * (0.4 + 0.6 * t)

/** Places a drop that falls into a bowl, from the one before or from the sky; returns its distance from the axis. */
function fallTo(drop: BodyPose, bowl: Bowl, before: Bowl | undefined, t: number): number {
  const to = bowl.edge * LANDS.at
  const from = before ? mouthOf(before) : to
  const high = before ? heightIn(before, from) + DROP : SKY
  drop.y = lerp(high, heightIn(bowl, to) + DROP, before ? falling(t) : t * t)
  return lerp(from, to, t ** 3)
}

/** Places a drop that is `s` of its way through a bowl, 0..1; returns its distance from the axis. */
function through(drop: BodyPose, at: number, s: number, goesOn: boolean): number {
  const bowl = bowls[at] ?? bowls[0]
  if (s < LANDS.after) return fallTo(drop, bowl, bowls[at - 1], s / LANDS.after)
  const landed = bowl.edge * LANDS.at
  if (goesOn) {
    const t = (s - LANDS.after) / (1 - LANDS.after)
    const r = lerp(landed, mouthOf(bowl), t * t * (1.6 - 0.6 * t))
    drop.y = heightIn(bowl, r) + DROP
    return r
  }
  const r = lerp(landed, bowl.edge, clamp01((s - LANDS.after) / (RIM.at - LANDS.after)))
  const fall = clamp01((s - RIM.at) / RIM.falls)
  const down = RIM.down * fall * fall
  drop.y = heightIn(bowl, r) + DROP - down
  // It is whole until the very end: smaller ones look like specks.
  drop.radius *= 1 - fall ** 6
  // It rolls over the edge, and falls close to the bowl's outside.
  const over = Math.min(1, down / DROP)
  return r + DROP * Math.sqrt(over * (2 - over))
}

/** Where drop `i` is. `shares`: of all drops, those that go on from each bowl. */
export function placeDrop(i: number, time: number, shares: readonly number[], drop: BodyPose): void {
  const way = ((i / DROPS + time / (STAGE * WAY)) % 1) * WAY
  const at = Math.floor(way)
  const rank = rankOf(i)
  const s = way - at
  const reached = shares[at - 1] ?? 1
  const on = shares[at] ?? 1
  drop.radius = DROP * clamp01((reached - rank) / SOFT)
  // Both ways are one until it has landed.
  if (s > LANDS.after) drop.radius *= clamp01(Math.abs(on - rank) / SOFT)
  const turn = i * NEXT.turn * TAU + (s > LANDS.after ? (s - LANDS.after) * 2.2 : 0) + at * 1.54
  let r = 0
  if (at < bowls.length) r = through(drop, at, s, rank < on)
  else {
    const last = bowls[2]
    const t = clamp01((way - bowls.length) / (END - bowls.length))
    r = lerp(mouthOf(last), 0.05, t)
    drop.y = lerp(heightIn(last, mouthOf(last)) + DROP, LIGHT.y, falling(t))
    drop.radius *= 1 - smoothstep(0.8, 1, t)
  }
  drop.x = Math.cos(turn) * r
  drop.z = Math.sin(turn) * r
}
