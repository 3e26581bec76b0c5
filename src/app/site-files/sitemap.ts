import type { ArticleSummary, LongText } from '#src/content/article.ts'
import { caseStudies } from '#src/content/articles/case-studies.ts'
import { notes } from '#src/content/articles/blog.ts'
import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { brand } from '#src/content/brand.ts'
import { paths, type RouteId } from '#src/content/paths.ts'
import { revised } from '#src/content/revised.ts'
import status from '#src/content/support/status.json'

const legal = import.meta.glob<LongText>('/src/content/legal/*.md', { eager: true, import: 'text' })

const ofArticle = ({ path, date, updated }: ArticleSummary) => [path, updated ?? date] as const
/** The pages of legal texts are called like their files. */
const ofLegalText = ([file, { updated }]: [string, LongText]) =>
  [file.replace(/^.*\/legal\/(.*)\.md$/, '/$1'), updated] as const

/** The day of each page's last change: of its words, never of the build. */
const dates = new Map<string, string>([
  ...[...notes, ...caseStudies, ...whitepapers].map(ofArticle),
  ...Object.entries(legal).map(ofLegalText),
  [paths.status, status.updated],
  ...Object.entries(revised).map(([id, day]) => [paths[id as RouteId], day] as const),
])

/** The sitemap of these pages, each with the day of its last change. */
export function sitemapXml(pages: readonly string[]): string {
  const entries = pages.map((path) => {
    const day = dates.get(path)?.slice(0, 10)
    if (!day) throw new Error(`${path} has no date of its last change`)
    return `  <url><loc>${brand.origin}${path}</loc><lastmod>${day}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
