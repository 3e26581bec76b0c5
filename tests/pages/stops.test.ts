import { expect, it } from 'vitest'
import { layers } from '#src/content/security-solution/architecture.ts'
import { createOperations } from '#src/demos/operations.ts'
import { stopsOf } from '#src/pages/security-solution/stops.ts'

it('every event has a layer that answers it, and every layer some event', () => {
  const seen = new Set<number>()
  const demo = createOperations(1781)
  let state = demo.initial
  for (let reading = 0; reading < 600; reading += 1) {
    state = demo.reduce(state, 'read')
    const { log } = state
    const stops = stopsOf(log)
    expect(stops.map(({ id }) => id)).toEqual(log.map(({ id }) => id))
    for (const { ring, severity } of stops) {
      expect(layers[ring]).toBeDefined()
      expect([0, 1, 2]).toContain(severity)
      seen.add(ring)
    }
  }
  expect(seen.size).toBe(layers.length)
})
