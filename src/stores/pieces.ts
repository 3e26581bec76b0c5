import { createStore } from 'zustand/vanilla'
import { type Alignment, alignmentOf } from '#src/content/alignments.ts'

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

/** What the demos of the pages say to the set pieces that stand beside them. */
export interface PiecesState {
  /** Planets that come into line at the end of the page that is open. */
  aligned: Alignment
  /** A field of a form has the focus. */
  touched: boolean
  /** Step of the workflow demo. */
  workflow: number
  train: TrainSignal
  /** Source of leads that is pointed at, −1 for none. */
  lead: number
  /** How much the assistant has to say, 0..1: listening, typing, speaking. */
  voice: number
  /** Chosen tab of the business figures. */
  business: number
  /** Measure that the tour of the protection shows. */
  protection: number
  /** The first record of the ledger that does not fit, from 1; 0 while the chain holds. */
  broken: number
  /** Share of the month's tokens that the first partner of the worked example has earned, 0..1. */
  pool: number
  /** Way of the chosen sample payment: 0 past the approval, 1 through it, 2 to the review. */
  payment: number
  /** Layer of the security architecture that is read about, from 1; 0 before. */
  gate: number
  /** The events in the log of the operations console, the newest first. */
  stops: readonly Stop[]
  /** Module of the platform that is read about. */
  module: number
  /** Module that the showcase of the home page shows. */
  showcase: number
  /** Row of the industries' table that the visitor has chosen, from 1; 0 before. */
  fit: number
  /** Turns of the instrument's crank, clockwise from where it stood at first. */
  crank: number
  /** The technology stack has come apart; which of its layers is chosen, from the top, and which one a record is at. */
  apart: boolean
  layer: number
  record: number | null
}

export const initialPieces: PiecesState = {
  aligned: alignmentOf('/'),
  touched: false,
  workflow: 0,
  train: { phase: 'idle', index: 0, count: 6, looked: -1 },
  lead: -1,
  voice: 0,
  business: 0,
  protection: 0,
  broken: 0,
  pool: 0.6,
  payment: 1,
  gate: 0,
  stops: [],
  module: 0,
  showcase: 0,
  fit: 0,
  crank: 0,
  apart: false,
  layer: 0,
  record: null,
}

export const piecesStore = createStore<PiecesState>(() => initialPieces)

/** A demo has moved on. */
export function pieceSignalled<Key extends keyof PiecesState>(key: Key, value: PiecesState[Key]): void {
  if (piecesStore.getState()[key] !== value) piecesStore.setState({ [key]: value } as Partial<PiecesState>)
}

export const alignedPlanets = () => piecesStore.getState().aligned
export const formTouched = () => (piecesStore.getState().touched ? 1 : 0)
export const workflowStep = () => piecesStore.getState().workflow
export const trainSignal = () => piecesStore.getState().train
export const lookedLead = () => piecesStore.getState().lead
export const voiceLevel = () => piecesStore.getState().voice
export const businessTab = () => piecesStore.getState().business
export const protectionMeasure = () => piecesStore.getState().protection
export const brokenRecord = () => piecesStore.getState().broken
export const poolShare = () => piecesStore.getState().pool
export const paymentWay = () => piecesStore.getState().payment
export const chosenGate = () => piecesStore.getState().gate
export const stoppedEvents = () => piecesStore.getState().stops
export const readModule = () => piecesStore.getState().module
export const showcaseModule = () => piecesStore.getState().showcase
export const chosenFit = () => piecesStore.getState().fit
export const crankTurn = () => piecesStore.getState().crank
export const stackState = (): Readonly<Pick<PiecesState, 'apart' | 'layer' | 'record'>> =>
  piecesStore.getState()
