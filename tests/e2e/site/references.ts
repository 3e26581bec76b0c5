import type { StaticPage } from '../static-page.ts'
import { ownAddress } from './whole-site.ts'

export interface Reference {
  url: string
  /** Pattern of the content type that the place asks for. */
  type: RegExp
}

const PAGE = /^text\/html/
const IMAGE = /^image\//

/** What a link may lead to, by the ending of its path. */
const fileTypes: readonly [ending: RegExp, type: RegExp][] = [
  [/\.pdf$/, /^application\/pdf$/],
  [/\.xml$/, /xml/],
  [/\.json$/, /json/],
  [/\.txt$/, /^text\/plain/],
]

const linkTypes: Record<string, RegExp> = {
  stylesheet: /^text\/css/,
  modulepreload: /javascript/,
  icon: IMAGE,
  'apple-touch-icon': IMAGE,
  manifest: /manifest\+json/,
  canonical: PAGE,
  preload: /^font\/woff2$/,
  alternate: /xml/,
}

function typeOfLink(element: Element, url: string): RegExp {
  if (element.tagName === 'LINK') {
    const type = linkTypes[element.getAttribute('rel') ?? '']
    if (!type) throw new Error(`unknown kind of link: ${element.outerHTML}`)
    return type
  }
  const path = url.replace(/[?#].*$/, '')
  return fileTypes.find(([ending]) => ending.test(path))?.[1] ?? PAGE
}

/** Of `src` and `srcset`: what the element shows. */
function typeOfSource(element: Element): RegExp {
  const owner = element.tagName === 'SOURCE' ? element.parentElement : element
  if (owner?.tagName === 'SCRIPT') return /javascript/
  if (owner?.tagName === 'VIDEO') return /^video\//
  return IMAGE
}

function referencesOf(element: Element): Reference[] {
  const value = (name: string) => element.getAttribute(name)
  const href = value('href')
  const src = value('src')
  const poster = value('poster')
  const candidates = (value('srcset') ?? '').split(',').map((part) => part.trim().split(/\s/, 1)[0] ?? '')
  return [
    ...(href === null ? [] : [{ url: href, type: typeOfLink(element, href) }]),
    ...(src === null ? [] : [{ url: src, type: typeOfSource(element) }]),
    ...(poster === null ? [] : [{ url: poster, type: IMAGE }]),
    ...candidates.filter(Boolean).map((url) => ({ url, type: typeOfSource(element) })),
  ]
}

/** All that a page's HTML points to. */
export function references({ document }: StaticPage): Reference[] {
  const pictures = [...document.querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]')]
  return [
    ...[...document.querySelectorAll('[href], [src], [srcset], [poster]')].flatMap(referencesOf),
    ...pictures.map((meta) => ({ url: meta.getAttribute('content') ?? '', type: IMAGE })),
  ]
}

/** Paths of this site that the links of a page lead to. */
export function linkedPaths({ document }: StaticPage, path: string, links = 'a[href]'): string[] {
  return [...document.querySelectorAll(links)].flatMap((link) => {
    const own = ownAddress(link.getAttribute('href') ?? '', path)
    return own ? [own.pathname] : []
  })
}

/** Fewest clicks from the first page to each page that links lead to. */
export function clicksFrom(
  start: string,
  site: ReadonlyMap<string, StaticPage>,
  links = 'a[href]',
): Map<string, number> {
  const clicks = new Map([[start, 0]])
  // A map's iterator also visits what is added meanwhile.
  for (const [path, count] of clicks) {
    const page = site.get(path)
    if (!page) continue
    for (const next of linkedPaths(page, path, links)) if (!clicks.has(next)) clicks.set(next, count + 1)
  }
  return clicks
}
