import { articlePath } from './article.ts'

/** The piece that the overview opens with: the one that helps most readers, not the newest. */
export const leadPiece = {
  label: 'Begin here',
  path: articlePath('whitepapers', 'access-for-forty-people'),
} as const

/** Notes shown on the overview, newest first. */
export const latestCount = 4

/** Heads and buttons of the overview's sections. */
export const resourceTexts = {
  readIn: (minutes: number) => `Read it in ${minutes} minutes`,
  latest: { label: 'A few minutes each', heading: { text: 'Latest from the blog' } },
  topics: 'Topics of the blog',
  allNotes: (count: number) => `All ${count} notes`,
  cases: {
    label: 'One figure each',
    heading: { text: 'Case studies', line: 'What changed, and by how much.' },
  },
  howCases: 'How the cases are made',
  papers: {
    label: 'To read or to print',
    heading: { text: 'Whitepapers', line: 'The method, with its limits.' },
  },
  allPapers: 'All whitepapers',
  file: 'PDF',
} as const
