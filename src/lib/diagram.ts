/** A node of a diagram; x and y in percent of the diagram's rectangle, from the top left, hub at 50,50. */
export interface DiagramNode {
  id: string
  x: number
  y: number
  /** Ids of the nodes it exchanges something with; a connection counts in both directions. */
  connections: readonly string[]
}

/** How a node stands to the one that is looked at; the value of `data-state`. */
export type NodeState = 'active' | 'related' | 'dim' | 'idle'

export type Direction = 'left' | 'right' | 'up' | 'down'

export function connected(a: DiagramNode, b: DiagramNode): boolean {
  return a.connections.includes(b.id) || b.connections.includes(a.id)
}

/** `active` is the id of the node looked at, or null. */
export function nodeState(nodes: readonly DiagramNode[], active: string | null, id: string): NodeState {
  const centre = nodes.find((node) => node.id === active)
  const node = nodes.find((other) => other.id === id)
  if (!centre || !node) return 'idle'
  if (node === centre) return 'active'
  return connected(node, centre) ? 'related' : 'dim'
}

export type WayState = 'lit' | 'dim' | 'idle'

/** `ends` are the ids of the nodes that a way connects. */
export function wayState(active: string | null, ends: readonly string[]): WayState {
  if (active === null) return 'idle'
  return ends.includes(active) ? 'lit' : 'dim'
}

const VECTORS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const

/** Cosine of the widest angle, about 75°, at which a node still lies in a direction. */
const WIDEST = 0.26

/** The connected node that lies best in a direction as seen from a node; null where none does. */
export function nodeTowards(
  nodes: readonly DiagramNode[],
  from: string,
  direction: Direction,
): string | null {
  const start = nodes.find(({ id }) => id === from)
  if (!start) return null
  const [vx, vy] = VECTORS[direction]
  let best: string | null = null
  let score = WIDEST
  for (const node of nodes) {
    if (node === start || !connected(node, start)) continue
    const dx = node.x - start.x
    const dy = node.y - start.y
    const aligned = (dx * vx + dy * vy) / Math.hypot(dx, dy)
    if (aligned <= score) continue
    score = aligned
    best = node.id
  }
  return best
}
