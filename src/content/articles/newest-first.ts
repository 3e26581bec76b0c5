import type { ArticleSummary } from '../article.ts'

export function newestFirst(pieces: Record<string, ArticleSummary>): readonly ArticleSummary[] {
  return Object.values(pieces).toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path),
  )
}
