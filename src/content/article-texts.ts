/** Words around an article: the pieces before and after it, and those on the same subject. */
export const previousAndNext = 'Previous and next'
export const previousOf = (kind: string) => `Previous ${kind}`
export const nextOf = (kind: string) => `Next ${kind}`
export const related = {
  label: 'Related',
  heading: { text: 'On the same subject', emphasis: 'same subject' },
} as const

export const minutesOf = (minutes: number) => `${minutes} min`
/** Said of every case study: none of its companies exists. */
export const compositeOf = (sector: string) => `Illustrative composite: ${sector}`
