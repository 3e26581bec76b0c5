/** Hours of the office on a working day, in its own time (spec §5). */
export const OPEN = { from: 9, to: 18 } as const

/** Pacific time without the summer's hour, as the page states it: hours from Greenwich. */
const ZONE = -8

/** The hour at the office at a time, 0..24, with its minutes as a fraction. */
export function hourAtOffice(time: number): number {
  const hour = Math.floor(time / 60_000) / 60 + ZONE
  return ((hour % 24) + 24) % 24
}
