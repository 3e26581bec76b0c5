import type { PageMeta } from '#src/content/page-content.ts'
import { tagsOf } from './head-tags.ts'
import { titleOf } from './page-title.ts'

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
