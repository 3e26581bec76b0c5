import { describe, expect, it } from 'vitest'
import { connected, type DiagramNode, nodeState, nodeTowards } from '#src/lib/diagram.ts'

const nodes: readonly DiagramNode[] = [
  { id: 'left', x: 10, y: 50, connections: ['top'] },
  { id: 'top', x: 50, y: 10, connections: ['right'] },
  { id: 'right', x: 90, y: 50, connections: [] },
  { id: 'bottom', x: 50, y: 90, connections: [] },
]
const [left, top, right] = nodes as [DiagramNode, DiagramNode, DiagramNode]

describe('a connection', () => {
  it('counts in both directions', () => {
    expect(connected(left, top)).toBe(true)
    expect(connected(top, left)).toBe(true)
    expect(connected(left, right)).toBe(false)
  })
})

describe('the state of a node', () => {
  it.each([
    [null, 'top', 'idle'],
    ['top', 'top', 'active'],
    ['top', 'left', 'related'],
    ['top', 'right', 'related'],
    ['top', 'bottom', 'dim'],
    ['nobody', 'top', 'idle'],
    ['top', 'nobody', 'idle'],
  ] as const)('with %s looked at, %s is %s', (active, id, state) =>
    expect(nodeState(nodes, active, id)).toBe(state),
  )
})

describe('an arrow key', () => {
  it.each([
    ['left', 'right', 'top'],
    ['left', 'up', 'top'],
    ['left', 'down', null],
    ['top', 'down', 'right'],
    ['top', 'left', 'left'],
    ['bottom', 'up', null],
    ['nobody', 'up', null],
  ] as const)('from %s to the %s leads to %s', (from, direction, to) =>
    expect(nodeTowards(nodes.toReversed(), from, direction)).toBe(to),
  )
})
