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
