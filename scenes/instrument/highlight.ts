import { connected, type DiagramNode } from '#src/lib/diagram.ts'
import type { DiagramState } from '#src/stores/diagrams.ts'
import { choose, ease, shareOf } from './follower.ts'

/** What a diagram highlights: its nodes, and ways by the indices of the nodes at their ends; a way to the hub has one. */
export interface HighlightSpec {
  nodes: readonly DiagramNode[]
  ways: readonly (readonly number[])[]
  /** Shares of the rest a second: of highlights (at 14, 90 % after 160 ms), and of packets that start or stop. */
  rate: number
  flowRate: number
}

/** How the state of a diagram is shown, eased from frame to frame so that no change is a jump. Levels are 0..1. */
export interface Highlight {
  readonly spec: HighlightSpec
  /** For each node, whether each other one is connected with it. */
  readonly joined: readonly (readonly boolean[])[]
  time: number
  /** By node: how much it is looked at, and how much it steps back for one that it is not connected with. */
  active: Float32Array
  dim: Float32Array
  /** By way: how much a node at its ends is looked at, and how much it steps back for others. */
  wayActive: Float32Array
  wayDim: Float32Array
  /** Packets in sight. */
  flow: number
}

export function createHighlight(spec: HighlightSpec): Highlight {
  const { nodes, ways } = spec
  return {
    spec,
    joined: nodes.map((a) => nodes.map((b) => a !== b && connected(a, b))),
    time: Number.NaN,
    active: new Float32Array(nodes.length),
    dim: new Float32Array(nodes.length),
    wayActive: new Float32Array(ways.length),
    wayDim: new Float32Array(ways.length),
    flow: 0,
  }
}

function indexOf(nodes: readonly DiagramNode[], id: string | null): number {
  for (let i = 0; i < nodes.length; i += 1) if (nodes[i]?.id === id) return i
  return -1
}

/**
 * Moves on to `time` (s) towards what the page says. Where the clock is frozen or jumps, everything is at its goal at once,
 * so that a picture does not depend on what came before. Allocates nothing.
 */
export function followDiagram(
  highlight: Highlight,
  { active, flowing }: Readonly<DiagramState>,
  time: number,
): void {
  const { nodes, ways, rate, flowRate } = highlight.spec
  const dt = time - highlight.time
  const share = shareOf(rate, dt)
  const looked = indexOf(nodes, active)
  choose(highlight.active, looked, share)
  for (let i = 0; i < nodes.length; i += 1) {
    ease(highlight.dim, i, looked >= 0 && i !== looked && !highlight.joined[looked]?.[i] ? 1 : 0, share)
  }
  for (let way = 0; way < ways.length; way += 1) {
    const lit = ways[way]?.includes(looked) === true
    ease(highlight.wayActive, way, lit ? 1 : 0, share)
    ease(highlight.wayDim, way, looked >= 0 && !lit ? 1 : 0, share)
  }
  highlight.flow += ((flowing ? 1 : 0) - highlight.flow) * shareOf(flowRate, dt)
  highlight.time = time
}

/** Index of the node that is looked at most, or was until just now. */
export function mostActive({ active }: Highlight): number {
  let most = 0
  for (let i = 1; i < active.length; i += 1) if ((active[i] ?? 0) > (active[most] ?? 0)) most = i
  return most
}
