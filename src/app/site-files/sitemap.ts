import type { ArticleSummary, LongText } from '#src/content/article.ts'
import { caseStudies } from '#src/content/articles/case-studies.ts'
import { notes } from '#src/content/articles/blog.ts'
import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import status from '#src/content/support/status.json'

const legal = import.meta.glob<LongText>('/src/content/legal/*.md', { eager: true, import: 'text' })

const ofArticle = ({ path, date, updated }: ArticleSummary) => [path, updated ?? date] as const
/** The pages of legal texts are called like their files. */
const ofLegalText = ([file, { updated }]: [string, LongText]) =>
  [file.replace(/^.*\/legal\/(.*)\.md$/, '/$1'), updated] as const

/** The day on which the words of a page last changed, where the page itself says it: a date kept by hand goes stale. */
const dates = new Map<string, string>([
  ...[...notes, ...caseStudies, ...whitepapers].map(ofArticle),
  ...Object.entries(legal).map(ofLegalText),
  [paths.status, status.updated],
])

/** The sitemap of these pages, with the days that are known. */
export function sitemapXml(pages: readonly string[]): string {
  const entries = pages.map((path) => {
    const day = dates.get(path)?.slice(0, 10)
    const changed = day ? `<lastmod>${day}</lastmod>` : ''
    return `  <url><loc>${brand.origin}${path}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
