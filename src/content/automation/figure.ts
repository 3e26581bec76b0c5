/** A figure with its unit, and what it counts (spec §3, team metric). */
export interface Figure {
  value: string
  label: string
}
