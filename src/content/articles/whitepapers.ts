import type { ArticleSummary } from '../article.ts'
import { newestFirst } from './newest-first.ts'

export const whitepapers = newestFirst(
  import.meta.glob<ArticleSummary>('./whitepapers/*.md', {
    eager: true,
    query: '?summary',
    import: 'summary',
  }),
)
