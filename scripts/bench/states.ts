import type { SceneName } from '#scenes/index.ts'
import { sources } from '#src/content/analytics/sources.ts'
import { leadSources } from '#src/content/automation/leads.ts'
import { starts } from '#src/content/industries/trades.ts'
import { planetColours } from '#src/content/planets.ts'
import { nodes } from '#src/content/platform/diagram.ts'
import { lifecycleSteps } from '#src/content/tasks/lifecycle.ts'
import { type DiagramName, diagramStores, initialDiagram } from '#src/stores/diagrams.ts'
import { initialPieces, type PiecesState, piecesStore } from '#src/stores/pieces.ts'

/** Puts a scene into a state, through the store that its page would write. */
export type State = (placement: string) => void
type States = Readonly<Record<string, State>>

const told =
  (signals: Partial<PiecesState>): State =>
  () =>
    piecesStore.setState(signals)

/** `gate 1`, `gate 2` … Where the first is the scene at rest, from 2. */
const each = (
  name: string,
  [first, last]: [number, number],
  signals: (nth: number) => Partial<PiecesState>,
) =>
  Object.fromEntries(
    Array.from({ length: last - first + 1 }, (_, at) => [`${name} ${first + at}`, told(signals(first + at))]),
  )

const diagram = (name: DiagramName, ids: readonly string[]): States => ({
  flowing: () => diagramStores[name].setState({ flowing: true }),
  ...Object.fromEntries(ids.map((id) => [`at ${id}`, () => diagramStores[name].setState({ active: id })])),
})

const idOf = ({ id }: { id: string }) => id
const train = { phase: 'idle', index: 0, count: 6, looked: -1 } as const

/** The states of the scenes that have any, besides being at rest. */
const STATES: Partial<Record<SceneName, States>> = {
  integration: diagram('integration', nodes.map(idOf)),
  sources: diagram('sources', sources.map(idOf)),
  lifecycle: diagram('lifecycle', lifecycleSteps.map(idOf)),
  capability: { woken: (placement) => piecesStore.setState({ capability: placement }) },
  stack: {
    ...each('layer', [1, 6], (nth) => ({ apart: true, layer: nth - 1 })),
    ...each('record at', [1, 6], (nth) => ({ apart: true, record: nth - 1 })),
  },
  workflow: {
    ...each('running', [1, 6], (nth) => ({ train: { ...train, phase: 'running', index: nth - 1 } })),
    finished: told({ train: { ...train, phase: 'finished', index: 6 } }),
    'of 8': told({ train: { ...train, count: 8 } }),
    'of 5': told({ train: { ...train, count: 5 } }),
  },
  gates: {
    ...each('gate', [1, 6], (nth) => ({ gate: nth })),
    ...each('stop at', [1, 6], (nth) => ({ stops: [{ id: 62, ring: nth - 1, severity: 2 }] })),
  },
  products: each('product', [1, 6], (nth) => ({ product: nth - 1 })),
  table: each('module', [2, 6], (nth) => ({ module: nth - 1 })),
  abacus: { 'one person': told({ team: 1 }), 'eleven people': told({ team: 11 }) },
  fountain: { 'more carts': told({ baskets: 22 }), 'more orders': told({ orders: 70 }) },
  quadrant: { 'a Friday in August': told({ served: 20_679 }), 'third deadline': told({ deadline: 2 }) },
  iris: { 'half allowed': told({ consent: 0.5 }), 'all allowed': told({ consent: 1 }) },
  mooring: { 'one signature': told({ approval: 0.5 }), 'two signatures': told({ approval: 1 }) },
  balance: { 'half given': told({ pool: 0.5 }), 'all given': told({ pool: 1 }) },
  raceway: { 'past the approval': told({ payment: 0 }), 'to the review': told({ payment: 2 }) },
  leads: each('source', [1, leadSources.length], (nth) => ({ lead: nth - 1 })),
  crank: { 'half a turn': told({ crank: 0.5 }), 'one turn': told({ crank: 1 }) },
  chain: each('broken', [1, 4], (nth) => ({ broken: nth })),
  voice: { typing: told({ voice: 0.45 }), speaking: told({ voice: 1 }) },
  bars: each('tab', [2, 4], (nth) => ({ business: nth - 1 })),
  locks: each('measure', [2, 4], (nth) => ({ protection: nth - 1 })),
  dial: each('module', [2, 6], (nth) => ({ showcase: nth - 1 })),
  drum: { 'middle incident': told({ chapter: 0.5 }), 'last incident': told({ chapter: 1 }) },
  compass: { 'middle chapter': told({ chapter: 0.5 }), 'last chapter': told({ chapter: 1 }) },
  arch: each('concept', [1, 5], (nth) => ({ concepts: nth })),
  train: {
    ...each('step', [2, 6], (nth) => ({ train: { ...train, index: nth - 1 } })),
    ...each('stage', [2, 5], (nth) => ({ stage: nth - 1 })),
  },
  industries: each('row', [1, starts.length], (nth) => ({ fit: nth })),
  closing: {
    touched: told({ touched: true }),
    ...Object.fromEntries(planetColours.map((colour) => [`of ${colour}`, told({ aligned: [colour] })])),
  },
}

export const statesOf = (scene: SceneName): States => STATES[scene] ?? {}

/** Puts a scene into the state of this name, and nothing else out of its rest. */
export function enterState(scene: SceneName, state: string, placement: string): void {
  piecesStore.setState(initialPieces)
  for (const store of Object.values(diagramStores)) store.setState(initialDiagram)
  statesOf(scene)[state]?.(placement)
}
