import { lerp, TAU } from '#scenes/instrument/ease.ts'
import { daysOf, type ServiceRecord } from '#src/content/support/service-record.ts'
import data from '#src/content/support/status.json'

const record = data as ServiceRecord

/** Days once round the drum; its rows from the top, one for each component. */
export const DAYS = data.days
export const ROWS = data.components.length
/** Radius of the drum, and from row to row, units. */
export const RADIUS = 2.15
export const PITCH = 0.54
export const heightOf = (row: number) => ((ROWS - 1) / 2 - row) * PITCH

/** Angle on the drum of a day of the record, radians. */
export const angleOf = (day: number) => (day / DAYS) * TAU

const rows = data.components.map(({ id }) => daysOf(record, id))

/** What has happened: the row, the day of the record, and whether nothing could be used. */
export const marks = rows.flatMap((days, row) =>
  days.flatMap(({ kind }, day) => (kind === 'good' ? [] : [{ row, day, down: kind === 'down' }])),
)

/** Where the pen stands for each incident: at its first effect. */
const stands = record.incidents.map(({ effects: [effect] }) => {
  const row = data.components.findIndex(({ id }) => id === effect?.component)
  return { row, day: rows[row]?.findIndex(({ date }) => effect?.from.startsWith(date)) ?? 0 }
})

/** The day and the row under the pen while share `read` of the incidents, 0..1, has been read. */
export function underPen(read: number): { day: number; row: number } {
  const place = read * (stands.length - 1)
  const at = Math.min(stands.length - 1, Math.floor(place))
  const [before, after] = [stands[at], stands[Math.min(at + 1, stands.length - 1)]]
  const share = place - at
  return {
    day: lerp(before?.day ?? 0, after?.day ?? 0, share),
    row: lerp(before?.row ?? 0, after?.row ?? 0, share),
  }
}
