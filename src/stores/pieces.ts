import { createStore } from 'zustand/vanilla'
import { alignmentOf } from '#src/content/alignments.ts'

/** An event that a ring of the vault has stopped. */
export interface Stop {
  /** Grows from event to event. */
  id: number
  /** From 0, the core outwards. */
  ring: number
  /** 0 routine, 1 watched, 2 acted on. */
  severity: number
}

/** What the train of the workflow demo shows: its state, and the gear that is looked at, −1 for none. */
export interface TrainSignal {
  phase: 'idle' | 'running' | 'paused' | 'finished'
  index: number
  count: number
  looked: number
}

/** What the demos of the pages say to the set pieces that stand beside them, at first. */
export const initialPieces = {
  /** Planets that come into line at the end of the page that is open. */
  aligned: alignmentOf('/'),
  /** A field of a form has the focus. */
  touched: false,
  /** The capability whose card the pointer or the keyboard is on. */
  capability: null as string | null,
  /** Stage of the onboarding that is read. */
  stage: 0,
  train: { phase: 'idle', index: 0, count: 6, looked: -1 } as TrainSignal,
  /** Product of the map that is pointed at, −1 for none. */
  product: -1,
  /** Source of leads that is pointed at, −1 for none. */
  lead: -1,
  /** How much the assistant has to say, 0..1: listening, typing, speaking. */
  voice: 0,
  /** Chosen tab of the business figures. */
  business: 0,
  /** Measure that the tour of the protection shows. */
  protection: 0,
  /** The first record of the ledger that does not fit, from 1; 0 while the chain holds. */
  broken: 0,
  /** Share of the month's tokens that the first partner of the worked example has earned, 0..1. */
  pool: 0.6,
  /** Share of the purposes that the visitor has allowed, 0..1. */
  consent: 0,
  /** Share of the signatures that a transfer needs, 0..1. */
  approval: 0,
  /** Way of the chosen sample payment: 0 past the approval, 1 through it, 2 to the review. */
  payment: 1,
  /** Layer of the security architecture that is read about, from 1; 0 before. */
  gate: 0,
  /** The events in the log of the operations console, the newest first. */
  stops: [] as readonly Stop[],
  /** Module of the platform that is read about. */
  module: 0,
  /** Module that the showcase of the home page shows. */
  showcase: 0,
  /** Row of the industries' table that the visitor has chosen, from 1; 0 before. */
  fit: 0,
  /** Of a hundred visits to the sample shop those that fill a cart, and of a hundred carts those that become orders. */
  baskets: 8,
  orders: 30,
  /** Day on which the claim of the sample matter was served, counted from January 1, 1970. */
  served: 20_514,
  /** Deadline of the sample matter that is pointed at, −1 for none. */
  deadline: -1,
  /** People in the team of the sample week. */
  team: 5,
  /** Chapter of a list of contents that is read, 0 the first, 1 the last. */
  chapter: 0,
  /** How many of the guide's concepts are set up where it is read. */
  concepts: 0,
  /** Turns of the instrument's crank, clockwise from where it stood at first. */
  crank: 0,
  /** The technology stack comes apart; which of its layers is chosen, from the top, and which one a record is at. */
  apart: false,
  layer: 0,
  record: null as number | null,
  /** Said by the scene: the discs of the stack have come to their labels. */
  seated: false,
}

export type PiecesState = typeof initialPieces

export const piecesStore = createStore<PiecesState>(() => initialPieces)

/** A demo has moved on. */
export function pieceSignalled<Key extends keyof PiecesState>(key: Key, value: PiecesState[Key]): void {
  if (piecesStore.getState()[key] !== value) piecesStore.setState({ [key]: value } as Partial<PiecesState>)
}

/** What demos have said last. */
export const pieceState = (): Readonly<PiecesState> => piecesStore.getState()
