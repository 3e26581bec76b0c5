import { beforeEach, expect, it } from 'vitest'
import {
  diagramStores,
  flowStarted,
  flowStopped,
  initialDiagram,
  nodeActivated,
  integrationTurn,
  integrationTurned,
  nodeReleased,
} from '#src/stores/diagrams.ts'

const { integration, sources } = diagramStores

beforeEach(() => {
  for (const store of Object.values(diagramStores)) store.setState(initialDiagram, true)
})

it('looks at the node that was activated last, each diagram for itself', () => {
  nodeActivated('integration', 'streaming')
  nodeActivated('integration', 'social')
  expect(integration.getState().active).toBe('social')
  expect(sources.getState().active).toBeNull()
})

it('keeps a node that was activated before the last one was released', () => {
  nodeActivated('integration', 'streaming')
  nodeActivated('integration', 'social')
  nodeReleased('integration', 'streaming')
  expect(integration.getState().active).toBe('social')
  nodeReleased('integration', 'social')
  expect(integration.getState().active).toBeNull()
})

it('flows and stops', () => {
  flowStarted('sources')
  expect(sources.getState().flowing).toBe(true)
  flowStopped('sources')
  expect(sources.getState().flowing).toBe(false)
})

it('turns by a drag within limits', () => {
  integrationTurned(3, -0.4)
  expect(integrationTurn).toEqual({ x: 1, y: -0.4 })
  integrationTurned(0, 0)
  expect(integrationTurn).toEqual({ x: 0, y: 0 })
})
