import { DEGREE, lerp } from '#scenes/instrument/ease.ts'
import { type Day, deadlinesOf } from '#src/content/industries/deadlines.ts'
import { events } from '#src/content/industries/matter.ts'

/** Where the arm turns, and the radius of the limb's middle, units. */
export const PIVOT = 2.25
export const RADIUS = 4.6
/** Days from one end of the limb to the other: a degree each. */
export const SPAN = 100
export const DEADLINES = events.length

/** Angle of a day from straight down, radians; day 0 is at the limb's left end. */
export const angleOf = (day: number) => (day - SPAN / 2) * DEGREE

/** Days from the start to each event, in the order of `events`. */
function daysFrom(start: Day): readonly number[] {
  const deadlines = deadlinesOf(start, events)
  return events.map(({ id }) => (deadlines.find((deadline) => deadline.id === id)?.day ?? start) - start)
}

/** By start: from frame to frame they are the same. */
const known = new Map<Day, readonly number[]>()

function daysOf(start: Day): readonly number[] {
  const days = known.get(start) ?? daysFrom(start)
  known.set(start, days)
  return days
}

/** Days from the start to event `i`, while the start goes from one day to another. */
export function dayOf(i: number, start: number): number {
  const day = Math.floor(start)
  const from = daysOf(day)[i] ?? 0
  return start === day ? from : lerp(from, daysOf(day + 1)[i] ?? from, start - day)
}

/** Place of the defense in `events`. */
export const DEFENSE = events.findIndex(({ id }) => id === 'defense')
