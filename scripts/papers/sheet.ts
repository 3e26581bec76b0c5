/** US letter in points, and the one column of text that every page is set in. */
export const sheet = {
  width: 612,
  height: 792,
  top: 78,
  bottom: 84,
  /** The margin that holds numbers and labels. */
  edge: 54,
  column: 160,
  measure: 394,
} as const

export const ink = {
  text: '#14162b',
  soft: '#474a5e',
  rule: '#c8c3b6',
  brass: '#7a5512',
  bright: '#a87a24',
  core: '#4a34d6',
  paper: '#f3efe6',
  raised: '#fbf9f3',
} as const

/** Size and line gap in points. */
export const sizes = {
  title: { size: 40, gap: -4 },
  lead: { size: 15.5, gap: 3 },
  heading: { size: 21, gap: 0 },
  subheading: { size: 14, gap: 1 },
  text: { size: 10, gap: 4.6 },
  small: { size: 8.75, gap: 3 },
  mono: { size: 7.75, gap: 2 },
} as const

export type FontName = 'display' | 'display-italic' | 'text' | 'text-strong' | 'mono'
