import { damp } from '#scenes/instrument/ease.ts'
import type { DiagramState } from '#src/stores/diagrams.ts'
import { nodeState } from '#src/lib/diagram.ts'
import { nodes } from '#src/content/platform/diagram.ts'
import { DIM, PAIRS, RATES, WAYS } from './config.ts'

/** How bright everything is, and how far the instrument is dragged; eased from frame to frame. */
export interface Levels {
  /** 0..1, by node: 1 while it is looked at. */
  bright: Float32Array
  /** Opacity by node. */
  shown: Float32Array
  /** The same by way: first the nodes' ways to the hub, then the pairs. */
  wayBright: Float32Array
  wayShown: Float32Array
  /** Packets: 0 none, 1 all of them. */
  flow: number
  drag: { x: number; y: number }
}

export function createLevels(): Levels {
  return {
    bright: new Float32Array(nodes.length),
    shown: new Float32Array(nodes.length).fill(1),
    wayBright: new Float32Array(WAYS),
    wayShown: new Float32Array(WAYS).fill(1),
    flow: 0,
    drag: { x: 0, y: 0 },
  }
}

/** Share of the rest that is covered in `dt` seconds. Where the clock stands still, everything is where it goes. */
const share = (rate: number, dt: number) => (dt > 0 ? damp(0, 1, rate, dt) : 1)

function ease(levels: Float32Array, at: number, goal: number, by: number): void {
  const now = levels[at] ?? 0
  levels[at] = now + (goal - now) * by
}

/** Moves on by `dt` seconds towards what the page says. Allocates nothing. */
export function follow(
  levels: Levels,
  { active, flowing }: Readonly<DiagramState>,
  turn: Readonly<{ x: number; y: number }>,
  dt: number,
): void {
  const by = share(RATES.highlight, dt)
  for (let i = 0; i < nodes.length; i += 1) {
    const id = nodes[i]?.id ?? ''
    const state = nodeState(nodes, active, id)
    ease(levels.bright, i, state === 'active' ? 1 : 0, by)
    ease(levels.shown, i, state === 'dim' ? DIM.planet : 1, by)
    easeWay(levels, i, active, id, id, by)
  }
  for (let p = 0; p < PAIRS.length; p += 1) {
    const pair = PAIRS[p]
    if (pair) easeWay(levels, nodes.length + p, active, nodes[pair[0]]?.id, nodes[pair[1]]?.id, by)
  }
  levels.flow += ((flowing ? 1 : 0) - levels.flow) * share(RATES.flow, dt)
  const held = share(RATES.drag, dt)
  levels.drag.x += (turn.x - levels.drag.x) * held
  levels.drag.y += (turn.y - levels.drag.y) * held
}

function easeWay(
  levels: Levels,
  way: number,
  active: string | null,
  from: string | undefined,
  to: string | undefined,
  by: number,
): void {
  const lit = active !== null && (from === active || to === active)
  ease(levels.wayBright, way, lit ? 1 : 0, by)
  ease(levels.wayShown, way, active === null || lit ? 1 : DIM.way, by)
}
