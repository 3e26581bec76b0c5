/** A day as the count of days since January 1, 1970: no hours, no time zone. */
export type Day = number

export interface Rule<Id extends string = string> {
  id: Id
  unit: 'days' | 'working days' | 'months'
  /** Negative counts back. */
  count: number
  /** Counted from this deadline, which stands before it in the list, in place of the start. */
  from?: Id
}

export interface Deadline<Id extends string = string> {
  id: Id
  day: Day
  /** Where the count ended on a weekend: that day. The deadline is the Monday after it. */
  fell: Day | null
}

const MS = 86_400_000
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

function dateOf(day: Day): Date {
  return new Date(day * MS)
}

/** `2026-03-02` as a day; null for what is no date of this century. */
export function parseDay(text: string): Day | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const time = Date.parse(`${text}T00:00:00Z`)
  // Some engines read February 30 as March 2.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return null
  return time / MS
}

export function isoOf(day: Day): string {
  return dateOf(day).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return dateOf(day).getUTCDay()
}

export function weekdayName(day: Day): string {
  return WEEKDAYS[weekdayOf(day)] ?? ''
}

/** `March 2, 2026`. Not by Intl: browser and prerenderer must agree to the letter. */
export function dateText(day: Day): string {
  const date = dateOf(day)
  return `${monthName(day)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

export function monthName(day: Day): string {
  return MONTHS[dateOf(day).getUTCMonth()] ?? ''
}

export function dayOfMonth(day: Day): number {
  return dateOf(day).getUTCDate()
}

export function isWeekend(day: Day): boolean {
  return weekdayOf(day) % 6 === 0
}

export function addWorkingDays(day: Day, count: number): Day {
  const way = Math.sign(count)
  let at = day
  for (let left = Math.abs(count); left > 0;) {
    at += way
    if (!isWeekend(at)) left -= 1
  }
  return at
}

/** The same date some months on, or the last day of a month that is too short for it. */
export function addMonths(day: Day, count: number): Day {
  const date = dateOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / MS
}

function counted(day: Day, { unit, count }: Rule): Day {
  if (unit === 'days') return day + count
  return unit === 'months' ? addMonths(day, count) : addWorkingDays(day, count)
}

/** Every deadline that follows from a start, by date. */
export function deadlinesOf<Id extends string>(start: Day, rules: readonly Rule<Id>[]): Deadline<Id>[] {
  const days = new Map<Id, Day>()
  const deadlines = rules.map((rule) => {
    const ended = counted((rule.from && days.get(rule.from)) ?? start, rule)
    const weekday = weekdayOf(ended)
    const day = ended + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
    days.set(rule.id, day)
    return { id: rule.id, day, fell: day === ended ? null : ended }
  })
  return deadlines.toSorted((a, b) => a.day - b.day)
}
