/** What happened to a component: unavailable, late, or taken down at an announced time. */
type EffectKind = 'down' | 'slow' | 'planned'

export interface Effect {
  component: string
  kind: EffectKind
  /** ISO 8601, UTC. */
  from: string
  to: string
}

export interface Incident {
  id: string
  title: string
  effects: readonly Effect[]
  /** Oldest first. */
  updates: readonly { at: string; state: string; text: string }[]
}

export interface ServiceRecord {
  /** The record is complete up to here; an effect that lasts longer is going on. */
  updated: string
  /** Days that the record covers, the day of `updated` included. */
  days: number
  incidents: readonly Incident[]
}

/** One day of one component: the worst that happened on it, and for how long in minutes. */
export interface Day {
  /** `2026-11-20`, UTC. */
  date: string
  kind: EffectKind | 'good'
  minutes: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** From harmless to bad. */
const SEVERITY: readonly Day['kind'][] = ['good', 'planned', 'slow', 'down']

const time = (iso: string) => Date.parse(iso)

/** First moment of the record's window, in ms: midnight of its first day. */
function windowStart({ updated, days }: ServiceRecord): number {
  return Math.floor(time(updated) / DAY) * DAY - (days - 1) * DAY
}

/** When the window begins, ISO. */
export const firstDay = (record: ServiceRecord): string => new Date(windowStart(record)).toISOString()

/** Minutes that an effect shares with a span of time in ms. */
function minutesWithin({ from, to }: Effect, start: number, end: number): number {
  return Math.max(0, Math.min(time(to), end) - Math.max(time(from), start)) / MINUTE
}

function effectsOn(record: ServiceRecord, component: string): Effect[] {
  return record.incidents.flatMap(({ effects }) => effects.filter((effect) => effect.component === component))
}

/** Every day of the window for a component, oldest first. */
export function daysOf(record: ServiceRecord, component: string): Day[] {
  const effects = effectsOn(record, component)
  const start = windowStart(record)
  return Array.from({ length: record.days }, (_, index) => {
    const from = start + index * DAY
    const touched = effects.filter((effect) => minutesWithin(effect, from, from + DAY) > 0)
    const kind = touched.reduce<Day['kind']>(
      (worst, effect) => (SEVERITY.indexOf(effect.kind) > SEVERITY.indexOf(worst) ? effect.kind : worst),
      'good',
    )
    const minutes = touched
      .filter((effect) => effect.kind === kind)
      .reduce((sum, effect) => sum + minutesWithin(effect, from, from + DAY), 0)
    return { date: new Date(from).toISOString().slice(0, 10), kind, minutes }
  })
}

/** Minutes in the window in which a component was down. Late is not down, and planned work is announced. */
export function minutesDown(record: ServiceRecord, component: string): number {
  const start = windowStart(record)
  return effectsOn(record, component)
    .filter(({ kind }) => kind === 'down')
    .reduce((sum, effect) => sum + minutesWithin(effect, start, time(record.updated)), 0)
}

/** Share of the window in which a component was not down, in percent. */
export function uptimeOf(record: ServiceRecord, component: string): number {
  const minutes = (time(record.updated) - windowStart(record)) / MINUTE
  return 100 * (1 - minutesDown(record, component) / minutes)
}

/** Rounded down to two places, so that 100% is said of nothing that failed: `99.95%`, `100%`. */
export function percent(value: number): string {
  return `${Math.floor(value * 100 + 1e-6) / 100}%`
}

/** What is wrong with a component at the time of the record. */
export function stateOf(record: ServiceRecord, component: string): Day['kind'] {
  const now = time(record.updated)
  const current = effectsOn(record, component).filter(({ from, to }) => time(from) <= now && time(to) > now)
  return SEVERITY.findLast((kind) => current.some((effect) => effect.kind === kind)) ?? 'good'
}

/** From the first effect of an incident to the end of its last, in minutes. */
export function durationOf({ effects }: Incident): number {
  const starts = effects.map(({ from }) => time(from))
  const ends = effects.map(({ to }) => time(to))
  return (Math.max(...ends) - Math.min(...starts)) / MINUTE
}

/** `19 min`, `3 h 10 min`. */
export function lasting(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
