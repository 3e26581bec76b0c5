import data from '#src/content/support/status.json'
import type { ServiceRecord } from '#src/content/support/service-record.ts'

/** What tests/content/service-record.test.ts proves of the file. */
export const record = data as ServiceRecord
export const { components, promised } = data

const UTC = { timeZone: 'UTC' } as const
const dayFormat = new Intl.DateTimeFormat('en-US', { ...UTC, month: 'long', day: 'numeric' })
const dateFormat = new Intl.DateTimeFormat('en-US', { ...UTC, dateStyle: 'long' })
const timeFormat = new Intl.DateTimeFormat('en-US', {
  ...UTC,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `November 9` */
export const dayText = (iso: string) => dayFormat.format(new Date(iso))
/** `November 9, 2026` */
export const dateText = (iso: string) => dateFormat.format(new Date(iso))
/** `14:02` */
export const timeText = (iso: string) => timeFormat.format(new Date(iso))

export function nameOf(id: string): string {
  return components.find((component) => component.id === id)?.name ?? id
}
