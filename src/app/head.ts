import type { PageMeta } from '#src/content/page-content.ts'
import { escapeMarkup } from '#src/lib/escape.ts'
import { tagsOf, type Tag } from './head-tags.ts'
import { titleOf } from './page-title.ts'
import { structuredData } from './structured-data.ts'

const htmlOf = ([name, attributes]: Tag) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeMarkup(value)}"`)
    .join(' ')}>`

/** The page's part of <head>, as HTML, for the prerendered file. */
export function headHtml(meta: PageMeta): string {
  const data = JSON.stringify(structuredData(meta)).replaceAll('<', '\\u003c')
  const lines = [
    `<title>${escapeMarkup(titleOf(meta))}</title>`,
    ...tagsOf(meta).map(htmlOf),
    `<script type="application/ld+json">${data}</script>`,
  ]
  return lines.join('\n    ')
}

/** All that `tagsOf` writes, of whatever page. */
const OWN_TAGS = `:is(meta:is([name='description'], [name='robots'], [name^='twitter:'], [property^='og:'],
  [property^='article:']), link:is([rel='canonical'], [type='application/rss+xml']))`

/** Brings the document's head in line after a navigation inside the page. */
export function applyHead(meta: PageMeta): void {
  document.title = titleOf(meta)
  for (const tag of document.head.querySelectorAll(OWN_TAGS)) tag.remove()
  for (const [name, attributes] of tagsOf(meta)) {
    const tag = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
    document.head.append(tag)
  }
}
