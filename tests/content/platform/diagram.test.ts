import { describe, expect, it } from 'vitest'
import { diagram, exchanges, nodes } from '#src/content/platform/diagram.ts'
import { integrations } from '#src/content/platform/integrations.ts'
import { nodeTowards } from '#src/lib/diagram.ts'

describe('the six nodes', () => {
  it('are those of the specification, each of another colour', () => {
    expect(nodes.map(({ name }) => name).toSorted()).toEqual([
      'AI dashboards',
      'Analytics',
      'Cybersecurity',
      'Lead generation',
      'Social media',
      'Video streaming',
    ])
    for (const key of ['id', 'colour', 'gives'] as const)
      expect(new Set(nodes.map((node) => node[key])).size, key).toBe(6)
  })

  it('have the colours that the modules have further up the page', () => {
    for (const { icon, gradient } of integrations)
      expect(nodes.find(({ id }) => id === icon)?.colour, icon).toBe(gradient)
  })

  it('stand apart from each other and from the hub', () => {
    const places = [...nodes, { id: 'hub', x: 50, y: 50 }]
    for (const a of places)
      for (const b of places)
        if (a !== b) expect(Math.hypot(a.x - b.x, (a.y - b.y) * 0.75), `${a.id}, ${b.id}`).toBeGreaterThan(16)
  })
})

describe('connections', () => {
  it('have one sentence each', () => {
    for (const told of [
      exchanges.map(({ between }) => between.toSorted().join()),
      exchanges.map(({ text }) => text),
    ])
      expect(new Set(told).size).toBe(exchanges.length)
  })

  it('lead from every node to every other by arrow keys', () => {
    const reached = new Set([nodes[0]?.id ?? ''])
    for (const id of reached)
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nodeTowards(nodes, id, direction)
        if (next) reached.add(next)
      }
    expect(reached.size).toBe(6)
  })
})

it('every text is a sentence of a length that the panel holds', () => {
  const texts = [
    ...exchanges.map(({ text }) => text),
    ...nodes.flatMap(({ hub, description }) => [hub, description]),
    diagram.lead,
  ]
  for (const text of texts) {
    expect(text).toMatch(/^[A-Z][^—]+\.$/)
    expect(text.length, text).toBeLessThan(125)
  }
})
