import { createStore } from 'zustand/vanilla'

export interface DiagramState {
  /** Node that is hovered, focused or tapped. */
  active: string | null
  /** Packets run along the connections. */
  flowing: boolean
}

export const initialDiagram: DiagramState = { active: null, flowing: false }

/** What the page and the scene share of each diagram: the page writes, both show. */
export const diagramStores = {
  integration: createStore<DiagramState>(() => initialDiagram),
  sources: createStore<DiagramState>(() => initialDiagram),
  lifecycle: createStore<DiagramState>(() => initialDiagram),
}

export type DiagramName = keyof typeof diagramStores

export const nodeActivated = (name: DiagramName, id: string) => diagramStores[name].setState({ active: id })

/** The pointer or the keyboard left a node; another one may have been activated before. */
export function nodeReleased(name: DiagramName, id: string): void {
  if (diagramStores[name].getState().active === id) diagramStores[name].setState({ active: null })
}

export const flowStarted = (name: DiagramName) => diagramStores[name].setState({ flowing: true })
export const flowStopped = (name: DiagramName) => diagramStores[name].setState({ flowing: false })

/** Per-frame values: how far the visitor has dragged the integrations, −1..1, +y up. Read in a tick, never in a render. */
export const integrationTurn = { x: 0, y: 0 }

const within = (value: number) => Math.max(-1, Math.min(1, value))

/** The instrument is held turned by a drag; 0, 0 lets go. */
export function integrationTurned(x: number, y: number): void {
  integrationTurn.x = within(x)
  integrationTurn.y = within(y)
}
