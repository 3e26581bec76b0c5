/** Words around the list of notes. */
export const blogTexts = {
  label: 'By topic',
  heading: { text: 'All notes', line: 'One question each, answered.' },
  filter: 'Filter by topic',
  allTopics: 'All topics',
  feed: 'RSS feed',
  all: (count: number) => `All ${count} notes`,
  some: (shown: number, count: number) => `${shown} of ${count} notes`,
} as const
