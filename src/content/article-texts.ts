/** Words around publications: on their own pages and in every list of them. */

export const minutesOf = (minutes: number) => `${minutes} min`
/** Said of every case study: none of its companies exists (tests/content/articles.test.ts). */
export const compositeOf = (sector: string) => `Illustrative composite: ${sector}`

/** What stands in the margin beside the lead. */
export const published = 'Published'
export const corrected = 'Corrected'
export const readingTime = 'Reading'
export const topicName = 'Topic'
export const caseName = 'Case'

export const neighboursName = 'Previous and next'
export const olderName = (kind: string) => `Previous ${kind}`
export const newerName = (kind: string) => `Next ${kind}`
export const relatedHead = {
  label: 'Related',
  heading: { text: 'On the same subject', emphasis: 'same subject' },
} as const
