import { clamp01, DEGREE, smoothstep } from '#scenes/instrument/ease.ts'
import { ease, shareOf } from '#scenes/instrument/follower.ts'
import { DROP, GAPE, HOLDERS, LEVEL, LINKS, RATE, REACH } from './config.ts'

/** What the page says of each block, eased: 1 where its link has opened, and 1 where it hangs behind an open one. */
type ChainState = ReturnType<typeof createChainState>

export const createChainState = () => ({
  time: Number.NaN,
  open: new Float32Array(LINKS),
  loose: new Float32Array(LINKS),
})

/**
 * Follows the first block that does not match, from 1; 0 while all do. Where the clock stands still or jumps, everything is
 * at its goal at once. Allocates nothing.
 */
export function followChain(state: ChainState, broken: number, time: number): void {
  const dt = time - state.time
  const share = shareOf(RATE, dt)
  for (let i = 0; i < LINKS; i += 1) {
    ease(state.open, i, broken > 0 && i === broken - 1 ? 1 : 0, share)
    ease(state.loose, i, broken > 0 && i >= broken ? 1 : 0, share)
  }
  state.time = time
}

export type RingPose = ReturnType<typeof ring>

/** Units of the picture and radians. */
export type ChainPose = ReturnType<typeof createChainPose>

const ring = () => ({
  x: 0,
  y: 0,
  lean: 0,
  roll: 0,
  turn: 0,
})

export const createChainPose = () => ({
  scale: 1,
  links: Array.from({ length: LINKS }, ring),
  holders: Array.from({ length: HOLDERS }, ring),
  /** How far the lower half of each link has swung away, and how far its marks are lit, 0..1. */
  open: new Float32Array(LINKS),
  lit: new Float32Array(LINKS),
  /** Where the light is that comes as far as the chain holds. */
  light: { x: 0, y: 0 },
})

/** Blocks and the gaps between them: from the middle of one to the next, as a share of the row's width. */
const PITCH = 0.258

/** How deep the chain hangs at `place` (0 the first holder, 8 the last), in radii. */
function hangs(state: Readonly<ChainState>, place: number): number {
  let depth = 0
  for (let k = 0; k < LINKS; k += 1) {
    // The loose end begins behind link k, and is held at the last holder.
    const from = 2 * k + 1
    const open = state.open[k] ?? 0
    if (open > 0 && place > from) {
      const t = clamp01((2 * LINKS - place) / Math.max(1, 2 * LINKS - from - 1))
      depth += open * DROP * t ** 1.35 * (k === LINKS - 1 ? 0.55 : 1)
    }
  }
  return depth
}

/** Stands one ring in the row. `place` counts links and holders together. */
function stand(state: Readonly<ChainState>, place: number, step: number, time: number, out: RingPose): void {
  const depth = hangs(state, place)
  // The open link itself keeps its place.
  const slope = Math.min(1, depth) * (hangs(state, place + 0.5) - hangs(state, place - 0.5))
  out.x = (place - LINKS) * step + depth * 0.2 * step
  out.y = LEVEL - depth * step * 0.62
  const isLink = place % 2 === 1
  const slack = Math.min(1, depth)
  out.lean = (isLink ? 66 : 12) * DEGREE + slack * (isLink ? -10 : 26) * DEGREE
  out.roll = (isLink ? -4 : 5) * DEGREE - Math.atan(slope * 0.5) + 0.02 * Math.sin(time * 0.3 + place) * slack
  out.turn = (isLink ? 0 : 0.4) + time * (isLink ? 0 : 0.02) * (place % 4 ? 1 : -1)
}

/** Pure; writes `out` and returns it. */
export function pose(
  frame: Readonly<{ time: number; width: number; height: number }>,
  state: Readonly<ChainState>,
  out: ChainPose,
): ChainPose {
  const step = (10 * (frame.width / Math.max(1, frame.height)) * PITCH) / 2
  out.scale = step / REACH
  let valid = 1
  let reach = 0
  for (let i = 0; i < LINKS; i += 1) {
    const link = out.links[i]
    if (link) stand(state, 2 * i + 1, step, frame.time, link)
    const open = state.open[i] ?? 0
    out.open[i] = smoothstep(0, 1, open) * GAPE * DEGREE
    valid *= 1 - Math.max(open, state.loose[i] ?? 0)
    out.lit[i] = valid
    reach += valid
  }
  for (let i = 0; i < HOLDERS; i += 1) {
    const holder = out.holders[i]
    if (holder) stand(state, 2 * i, step, frame.time, holder)
  }
  out.light.x = (2 * reach - LINKS - 1) * step
  out.light.y = LEVEL
  return out
}
