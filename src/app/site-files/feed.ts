import type { ArticleSummary } from '#src/content/article.ts'
import { brand } from '#src/content/brand.ts'
import { feedPath, paths } from '#src/content/paths.ts'
import { escapeMarkup } from '#src/lib/escape.ts'

/** RFC 822, as RSS asks for it. */
const stamp = (date: string) => new Date(`${date}T09:00:00Z`).toUTCString()

function item({ path, title, summary, date, topic }: ArticleSummary): string {
  return `    <item>
      <title>${escapeMarkup(title)}</title>
      <link>${brand.origin}${path}</link>
      <guid isPermaLink="true">${brand.origin}${path}</guid>
      <pubDate>${stamp(date)}</pubDate>
      <category>${topic}</category>
      <description>${escapeMarkup(summary)}</description>
    </item>`
}

/** RSS 2.0 of the blog, newest first. Its build date is that of the newest note, so that builds are alike. */
export function feedXml(notes: readonly ArticleSummary[], description: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeMarkup(brand.word)} blog</title>
    <link>${brand.origin}${paths.blog}</link>
    <atom:link href="${brand.origin}${feedPath}" rel="self" type="application/rss+xml"/>
    <description>${escapeMarkup(description)}</description>
    <language>en</language>
    <lastBuildDate>${stamp(notes[0]?.date ?? '1970-01-01')}</lastBuildDate>
${notes.map(item).join('\n')}
  </channel>
</rss>
`
}
