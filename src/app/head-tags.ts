import { brand } from '#src/content/brand.ts'
import type { PageMeta } from '#src/content/page-content.ts'
import { feedPath, paths } from '#src/content/paths.ts'
import { titleOf } from './page-title.ts'

export function canonicalOf(meta: PageMeta): string {
  return `${brand.origin}${meta.path === paths.home ? '/' : meta.path}`
}

/** File name of a page's social card, as scripts/media/cards.mjs writes it. */
function cardOf(meta: PageMeta): string {
  return meta.path === paths.home || meta.path === paths.notFound
    ? 'home'
    : meta.path.slice(1).replaceAll('/', '_')
}

export const imageOf = (meta: PageMeta) => `${brand.origin}/social/${cardOf(meta)}.jpg`

/** A tag of the head that differs from page to page: its name, and its attributes in order. */
export type Tag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>]

const property = (name: string, content: string): Tag => ['meta', { property: name, content }]
const named = (name: string, content: string): Tag => ['meta', { name, content }]

/** What only publications say, and the feed that the blog's pages offer. */
function articleTags({ path, article: piece }: PageMeta): Tag[] {
  const feed = path === paths.blog || path.startsWith(`${paths.blog}/`)
  return [
    ...(piece
      ? [
          property('article:published_time', piece.date),
          property('article:modified_time', piece.updated ?? piece.date),
          property('article:section', piece.section),
        ]
      : []),
    ...(feed
      ? [
          [
            'link',
            { rel: 'alternate', type: 'application/rss+xml', title: `${brand.word} blog`, href: feedPath },
          ] as const,
        ]
      : []),
  ]
}

/** What the head says of a page, besides its title. */
export function tagsOf(meta: PageMeta): Tag[] {
  const { description } = meta
  const [title, url, image] = [titleOf(meta), canonicalOf(meta), imageOf(meta)]
  const alt = `${title}: the heading of the page beside a brass model of the planets`
  return [
    named('description', description),
    meta.path === paths.notFound ? named('robots', 'noindex') : ['link', { rel: 'canonical', href: url }],
    property('og:type', meta.article ? 'article' : 'website'),
    property('og:site_name', brand.word),
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    named('twitter:image:alt', alt),
    ...articleTags(meta),
  ]
}
