import type { ArticleSummary } from '../article.ts'
import { newestFirst } from './newest-first.ts'

export const caseStudies = newestFirst(
  import.meta.glob<ArticleSummary>('./case-studies/*.md', {
    eager: true,
    query: '?summary',
    import: 'summary',
  }),
)
