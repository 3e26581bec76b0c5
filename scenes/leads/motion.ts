import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { ease, shareOf } from '#scenes/instrument/follower.ts'
import { leadSources } from '#src/content/automation/leads.ts'
import { DIM, ENGINE, PERCENT, RATE, RIM, THREAD } from './config.ts'

/** One thread: where it starts and ends, units above the middle of the picture and of the core. */
interface Thread {
  source: number
  start: number
  end: number
}

/** The threads of all sources, from the top. A source has as many as its share says. */
export function threadsOf(shares: readonly number[]): Thread[] {
  const row = 10 / shares.length
  const counts = shares.map((share) => Math.round(share / PERCENT))
  const total = counts.reduce((sum, count) => sum + count, 0)
  let before = 0
  return counts.flatMap((count, source) =>
    Array.from({ length: count }, (_, i) => {
      const place = before++
      return {
        source,
        start: 5 - (source + 0.5) * row + ((count - 1) / 2 - i) * THREAD.apart,
        end: ((total - 1) / 2 - place) * THREAD.together,
      }
    }),
  )
}

/** Where the engine stands in a picture of this shape, and by how much it is scaled. */
export function engineIn(width: number, height: number): { x: number; scale: number } {
  const across = (10 * width) / Math.max(1, height)
  const radius = Math.min(ENGINE.radius, across * ENGINE.share)
  return { x: across / 2 - radius * (1 + ENGINE.edge), scale: radius / (RIM.radius + RIM.depth / 2) }
}

/** Radians. */
type LeadsPose = ReturnType<typeof createLeadsPose>

export const createLeadsPose = () => ({ lean: 0, turn: 0, middle: 0, inner: 0, ball: 0 })

/** Pure; writes `out` and returns it. The rings turn while the picture crosses the view, and a little by themselves. */
export function pose(time: number, progress: number, out: LeadsPose): LeadsPose {
  out.lean = (-14 + 2 * Math.sin(time * 0.07)) * DEGREE
  out.turn = (time / 400) * TAU + progress * 0.6
  out.middle = (64 + 10 * Math.sin(time * 0.06)) * DEGREE + progress * 0.5
  out.inner = time * 0.06 + progress * 0.8
  out.ball = time * 0.04
  return out
}

/** How bright the threads of each source are, 0..1. */
type LeadsState = ReturnType<typeof createLeadsState>

export const createLeadsState = () => ({
  time: Number.NaN,
  levels: new Float32Array(leadSources.length).fill(1),
})

/** Follows the source that is looked at; −1 for none. Where the clock stands still or jumps, it is there at once. */
export function followLeads(state: LeadsState, looked: number, time: number): void {
  const dt = time - state.time
  const share = shareOf(RATE, dt)
  for (let i = 0; i < state.levels.length; i += 1)
    ease(state.levels, i, looked < 0 || looked === i ? 1 : DIM, share)
  state.time = time
}
