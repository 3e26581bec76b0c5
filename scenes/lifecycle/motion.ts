import { clamp01, DEGREE, lerp, smoothstep, TAU, damp } from '#scenes/instrument/ease.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import { angleAfter, gaugeAfter, type Ring } from '#src/lib/lifecycle-ring.ts'
import { arrive, createTraveller, headFor, travel, type Traveller } from '#src/lib/traveller.ts'

/** Radians and scene units. */
export interface LifecyclePose {
  /** The pointer's tilt of the hub, at most 4° in all. The ring stays with its buttons. */
  tiltX: number
  tiltY: number
  /** Turns of the hub's parts within each other. */
  turn: number
  meridian: number
  core: number
  /** Where the task is, and how far the ring's marks are lit, 0..1. */
  task: number
  gauge: number
  /** How near the task is to each step, 0..1, and how bright the packets of each are. */
  near: Float32Array
  level: Float32Array
}

const STEPS = 4

export function createLifecyclePose(): LifecyclePose {
  return {
    tiltX: 0,
    tiltY: 0,
    turn: 0,
    meridian: 0,
    core: 0,
    task: 0,
    gauge: 0,
    near: new Float32Array(STEPS),
    level: new Float32Array(STEPS),
  }
}

/** Packets of a step that is not at work. */
const IDLE = 0.3

/** Where the task is on its way, and how much flows. Per-frame values, carried from frame to frame. */
export interface Course {
  traveller: Traveller
  flow: number
  time: number
}

export function createCourse(): Course {
  return { traveller: createTraveller(), flow: 0, time: -1 }
}

/** A longer step is no step but a jump of the clock: everything is then where it is going. */
const JUMP = 0.5
const FLOW_RATE = 3

/** Follows the page to a step. After a jump the course depends on the step alone, so frozen frames repeat. */
export function follow(course: Course, time: number, step: number, flowing: boolean): void {
  const dt = time - course.time
  course.time = time
  headFor(course.traveller, step)
  const goal = flowing ? 1 : 0
  if (dt < 0 || dt > JUMP) {
    arrive(course.traveller)
    course.flow = goal
    return
  }
  travel(course.traveller, dt)
  course.flow = damp(course.flow, goal, FLOW_RATE, dt)
}

/** Distance around the ring in steps, 0..2. */
function apart(place: number, step: number): number {
  const along = (((place - step) % STEPS) + STEPS) % STEPS
  return Math.min(along, STEPS - along)
}

/** Pure; writes `out` and returns it. Of the course it reads where the task is, in steps, and the flow, 0..1. */
export function pose(
  ring: Ring,
  time: number,
  progress: number,
  pointer: Readonly<Pointer>,
  course: Pick<Course, 'flow'> & { traveller: Pick<Traveller, 'place'> },
  out: LifecyclePose,
): LifecyclePose {
  const p = clamp01(progress)
  const { place } = course.traveller
  tiltBy(pointer, out)
  out.turn = ((time / 150) * TAU) % TAU
  out.meridian = lerp(58, 96, p) * DEGREE + 0.1 * Math.sin(time * 0.09)
  out.core = (time * 0.05) % TAU
  out.task = angleAfter(ring, place) % TAU
  out.gauge = gaugeAfter(ring, place)
  for (let step = 0; step < STEPS; step += 1) {
    const near = 1 - smoothstep(0.08, 0.5, apart(place, step))
    out.near[step] = near
    out.level[step] = course.flow * lerp(IDLE, 1, near)
  }
  return out
}
