import { clamp01, DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { createFollower, follow, type Follower, isStep } from '#scenes/instrument/follower.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import { angleAfter, gaugeAfter, type Ring } from '#src/lib/lifecycle-ring.ts'
import { arrive, createTraveller, headFor, travel, type Traveller } from '#src/lib/traveller.ts'

/** Radians and scene units. */
export type LifecyclePose = ReturnType<typeof createLifecyclePose>

const STEPS = 4

export function createLifecyclePose() {
  return {
    /** The pointer's tilt of the hub, at most 4° in all. The ring stays with its buttons. */
    tiltX: 0,
    tiltY: 0,
    /** Turns of the hub's parts within each other. */
    turn: 0,
    meridian: 0,
    core: 0,
    /** Where the task is, and how far the ring's marks are lit, 0..1. */
    task: 0,
    gauge: 0,
    /** How near the task is to each step, 0..1, and how bright the packets of each are. */
    near: new Float32Array(STEPS),
    level: new Float32Array(STEPS),
  }
}

/** Packets of a step that is not at work. */
const IDLE = 0.3

/** Where the task is on its way, and how much flows, 0..1. Per-frame values, carried from frame to frame. */
export type LifecycleState = ReturnType<typeof createLifecycleState>

export function createLifecycleState() {
  return { traveller: createTraveller(), flow: createFollower() }
}

const FLOW_RATE = 3

/** Follows the page to a step. After a jump of the clock the state depends on the step alone, so frozen frames repeat. */
export function followStep(state: LifecycleState, time: number, step: number, flowing: boolean): void {
  const dt = time - state.flow.time
  headFor(state.traveller, step)
  if (isStep(dt)) travel(state.traveller, dt)
  else arrive(state.traveller)
  follow(state.flow, flowing ? 1 : 0, time, FLOW_RATE)
}

/** Distance around the ring in steps, 0..2. */
function apart(place: number, step: number): number {
  const along = (((place - step) % STEPS) + STEPS) % STEPS
  return Math.min(along, STEPS - along)
}

/** 0 at a step, 1 half way between two. */
export function awayFrom(near: Float32Array): number {
  let most = 0
  for (let step = 0; step < STEPS; step += 1) most = Math.max(most, near[step] ?? 0)
  return 1 - most
}

/** Pure; writes `out` and returns it. Of the state it reads where the task is, in steps, and the flow. */
export function pose(
  ring: Ring,
  time: number,
  progress: number,
  pointer: Readonly<Pointer>,
  state: { flow: Pick<Follower, 'value'>; traveller: Pick<Traveller, 'place'> },
  out: LifecyclePose,
): LifecyclePose {
  const p = clamp01(progress)
  const { place } = state.traveller
  tiltBy(pointer, out)
  out.turn = ((time / 150) * TAU) % TAU
  out.meridian = lerp(58, 96, p) * DEGREE + 0.1 * Math.sin(time * 0.09)
  out.core = (time * 0.05) % TAU
  out.task = angleAfter(ring, place) % TAU
  out.gauge = gaugeAfter(ring, place)
  for (let step = 0; step < STEPS; step += 1) {
    const near = 1 - smoothstep(0.08, 0.5, apart(place, step))
    out.near[step] = near
    out.level[step] = state.flow.value * lerp(IDLE, 1, near)
  }
  return out
}
