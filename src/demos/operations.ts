import { layers } from '#src/content/security-solution/architecture.ts'
import {
  socEvents,
  socMetrics,
  type Severity,
  type SocMetricId,
} from '#src/content/security-solution/operations.ts'
import { chance } from '#src/lib/digest.ts'
import { grouped } from '#src/content/grouped.ts'
import type { MachineDefinition } from './machine.ts'

/** Milliseconds between two readings of the console. */
export const TIMING = { reading: 1600 } as const

/** Readings in the strip of blocked threats, lines in the log, and readings made before anybody looks. */
const STRIP = 48
const LINES = 7
const WARM_UP = 60
/** The console's clock: seconds of its day at the first reading, and from one to the next. */
const OPENS = 2 * 3600 + 12 * 60
const STEP = 2

export interface Reading {
  id: SocMetricId
  value: number
  /** Change against the reading before. */
  change: number
}

export interface LogLine {
  id: number
  /** `02:14:06`, by the console's own clock. */
  time: string
  severity: Severity
  /** Index of the layer that answered it. */
  layer: number
  text: string
}

export interface OperationsState {
  /** Number of the reading on show. */
  reading: number
  metrics: readonly Reading[]
  /** Threats blocked per reading, oldest first. */
  strip: readonly number[]
  /** Newest first. */
  log: readonly LogLine[]
}

type OperationsEvent = 'opened' | 'read'

function clockOf(reading: number): string {
  const seconds = (OPENS + reading * STEP) % 86_400
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** A whole number from `low` to `high`, always the same for one seed, reading and name. */
type Draw = (name: string, low: number, high: number) => number

function drawFor(seed: number, reading: number): Draw {
  return (name, low, high) => low + Math.floor(chance(`${seed} ${reading} ${name}`) * (high - low + 1))
}

const starts = Object.fromEntries(socMetrics.map(({ id, start }) => [id, start])) as Record<
  SocMetricId,
  number
>

/** How far each metric moves: the daily count only grows, the others swing around where they began. */
function changeOf({ id, value }: Reading, blocked: number, draw: Draw): number {
  const start = starts[id]
  if (id === 'blocked') return blocked
  if (id === 'events') return draw(id, -900, 900) + Math.round((start - value) / 6)
  if (id === 'endpoints') return Math.max(-4, Math.min(4, draw(id, -2, 2) + Math.sign(start - value)))
  // Incidents open rarely and are closed soon.
  if (value > start) return draw(id, 0, 3) === 0 ? -1 : 0
  return draw(id, 0, 8) === 0 ? 1 : 0
}

function lineOf(reading: number, draw: Draw): LogLine | undefined {
  if (draw('line', 0, 2) === 0) return undefined
  const event = socEvents[draw('event', 0, socEvents.length - 1)]
  if (!event) return undefined
  const text = event.text.replace('{n}', String(draw('number', 11, 98)))
  const layer = layers.findIndex(({ id }) => id === event.layer)
  return { id: reading, time: clockOf(reading), severity: event.severity, layer, text }
}

function read(seed: number, state: OperationsState): OperationsState {
  const reading = state.reading + 1
  const draw = drawFor(seed, reading)
  const blocked = Math.max(0, draw('blocked', -2, 5) + draw('burst', -3, 4))
  const line = lineOf(reading, draw)
  return {
    reading,
    metrics: state.metrics.map((metric) => {
      const change = changeOf(metric, blocked, draw)
      return { id: metric.id, value: metric.value + change, change }
    }),
    strip: [...state.strip, blocked].slice(-STRIP),
    log: line ? [line, ...state.log].slice(0, LINES) : state.log,
  }
}

function warm(seed: number): OperationsState {
  let state: OperationsState = {
    reading: 0,
    metrics: socMetrics.map(({ id, start }) => ({ id, value: start, change: 0 })),
    strip: [],
    log: [],
  }
  for (let made = 0; made < WARM_UP; made += 1) state = read(seed, state)
  return state
}

/** A console that reads its instruments again and again; what they say depends on the seed alone. */
export function createOperations(seed: number): MachineDefinition<OperationsState, OperationsEvent> {
  return {
    initial: warm(seed),
    reduce: (state, event) => (event === 'read' ? read(seed, state) : state),
    follow: () => [{ after: TIMING.reading, event: 'read' }],
  }
}

/** How a change is colored: as its text has a plus, a minus or neither (spec §2.14). */
export function trendOf(change: number): 'good' | 'bad' | 'neutral' {
  if (change === 0) return 'neutral'
  return change > 0 ? 'good' : 'bad'
}

/** `+12`, `-3`, or `steady`. */
export function trendText(change: number): string {
  if (change === 0) return 'steady'
  return change > 0 ? `+${grouped(change)}` : `-${grouped(Math.abs(change))}`
}
