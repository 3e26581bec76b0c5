import type { ArticleSummary } from '../article.ts'
import { newestFirst } from './newest-first.ts'

export const notes = newestFirst(
  import.meta.glob<ArticleSummary>('./blog/*.md', { eager: true, query: '?summary', import: 'summary' }),
)
