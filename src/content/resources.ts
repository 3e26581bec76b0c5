import { articlePath } from './article.ts'

/** The piece that the overview opens with: the one that helps most readers, not the newest. */
export const leadPiece = {
  label: 'Begin here',
  path: articlePath('whitepapers', 'access-for-forty-people'),
} as const

/** Notes shown on the overview, newest first. */
export const latestCount = 4
