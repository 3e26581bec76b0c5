import type { PageMeta } from '#src/content/page-content.ts'
import { escapeMarkup } from '#src/lib/escape.ts'
import { tagsOf, type Tag } from './head-tags.ts'
import { titleOf } from './page-title.ts'
import { structuredData } from './structured-data.ts'

const htmlOf = ([name, attributes]: Tag) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeMarkup(value)}"`)
    .join(' ')}>`

/**
 * The page's part of <head>, as HTML, for the prerendered file. Of the build alone: the structured data brings the help
 * center's answers with it.
 */
export function headHtml(meta: PageMeta): string {
  const data = JSON.stringify(structuredData(meta)).replaceAll('<', '\\u003c')
  const lines = [
    `<title>${escapeMarkup(titleOf(meta))}</title>`,
    ...tagsOf(meta).map(htmlOf),
    `<script type="application/ld+json">${data}</script>`,
  ]
  return lines.join('\n    ')
}
