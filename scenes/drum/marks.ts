import { lerp, TAU } from '#scenes/instrument/ease.ts'
import { daysOf, type ServiceRecord } from '#src/content/support/service-record.ts'
import data from '#src/content/support/status.json'

const record = data as ServiceRecord

/** Days once round the drum; its rows from the top, one for each component. */
export const DAYS = data.days
export const ROWS = data.components.length
/** Radius of the drum, outside, and from row to row, units. */
export const RADIUS = 2.2
export const PITCH = 0.54
/** How far the row of a component that is affected stands out, as a share of its radius: no further than it still sits on the drum. */
export const OUT = 0.045
export const heightOf = (row: number) => ((ROWS - 1) / 2 - row) * PITCH

/** Angle on the drum of a day of the record, radians. */
export const angleOf = (day: number) => (day / DAYS) * TAU

const rows = data.components.map(({ id }) => daysOf(record, id))

/** What has happened: the row, the day of the record, and what the page calls it. */
export const marks = rows.flatMap((days, row) =>
  days.flatMap(({ kind }, day) => (kind === 'good' ? [] : [{ row, day, kind }])),
)

const rowOf = (component: string | undefined) => data.components.findIndex(({ id }) => id === component)

/** For each incident where the pen stands: at its first effect. */
const penRows = record.incidents.map(({ effects: [first] }) => rowOf(first?.component))
const penDays = record.incidents.map(
  ({ effects: [first] }, i) =>
    rows[penRows[i] ?? 0]?.findIndex(({ date }) => first?.from.startsWith(date)) ?? 0,
)
/** For each row the incidents that affected it, 1, and the others, 0. */
const affected = data.components.map(({ id }) =>
  record.incidents.map(({ effects }) => (effects.some(({ component }) => component === id) ? 1 : 0)),
)

/** Interpolates a value that each incident has where share `read` of them, 0..1, has been read. */
function along(values: readonly number[], read: number): number {
  const last = values.length - 1
  const at = Math.min(last, Math.floor(read * last))
  return lerp(values[at] ?? 0, values[Math.min(at + 1, last)] ?? 0, read * last - at)
}

/** The day and the row under the pen. */
export const dayUnderPen = (read: number) => along(penDays, read)
export const rowUnderPen = (read: number) => along(penRows, read)
/** How far a row is affected by the incident that is read, 0..1. */
export const affectedAt = (row: number, read: number) => along(affected[row] ?? [], read)

/** Radius of the ball of a mark, units. */
export const sizeOf = (kind: string) => (kind === 'down' ? 0.23 : 0.17)
/** How far the shade of a ball reaches on its row, and how far the light, which is at the left, moves it, units. */
const SHADE = { reach: 0.2, aside: 0.06 }

/** How much light its balls leave of a row, by the angle: each stands in a soft shade. */
export const lightOn = (row: number) => (angle: number) =>
  marks.reduce((light, mark) => {
    if (mark.row !== row) return light
    const turned = angle - angleOf(mark.day) + SHADE.aside / RADIUS
    const away = Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned))) * RADIUS - sizeOf(mark.kind)
    return light * (1 - 0.9 * Math.exp(-Math.max(0, away) / SHADE.reach)) ** 2
  }, 1)
