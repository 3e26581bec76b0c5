import { ownAddress, type StaticPage } from './site.ts'

export interface Reference {
  url: string
  /** What the name of the file ends in, as its place asks for. */
  ending: RegExp
}

const PAGE = /\/(index|404)\.html$/
const IMAGE = /\.(png|jpg|svg|ico|avif|webp)$/

/** What a link may lead to, besides pages. */
const DOCUMENT = /\.(pdf|xml|json|txt)$/

const linkEndings: Record<string, RegExp> = {
  stylesheet: /\.css$/,
  modulepreload: /\.js$/,
  icon: IMAGE,
  'apple-touch-icon': IMAGE,
  manifest: /\.webmanifest$/,
  canonical: PAGE,
  preload: /\.woff2$/,
  alternate: /\.xml$/,
}

function endingOfLink(element: Element, url: string): RegExp {
  if (element.tagName.toLowerCase() === 'use') return IMAGE
  if (element.tagName === 'LINK') {
    const ending = linkEndings[element.getAttribute('rel') ?? '']
    if (!ending) throw new Error(`unknown kind of link: ${element.outerHTML}`)
    return ending
  }
  const path = url.replace(/[?#].*$/, '')
  return DOCUMENT.test(path) ? DOCUMENT : PAGE
}

/** Of `src` and `srcset`: what the element shows. */
function endingOfSource(element: Element): RegExp {
  const owner = element.tagName === 'SOURCE' ? element.parentElement : element
  if (owner?.tagName === 'SCRIPT') return /\.js$/
  if (owner?.tagName === 'VIDEO') return /\.(mp4|webm)$/
  return IMAGE
}

function referencesOf(element: Element): Reference[] {
  const value = (name: string) => element.getAttribute(name)
  const href = value('href')
  const src = value('src')
  const poster = value('poster')
  const candidates = (value('srcset') ?? '').split(',').map((part) => part.trim().split(/\s/, 1)[0] ?? '')
  return [
    ...(href === null ? [] : [{ url: href, ending: endingOfLink(element, href) }]),
    ...(src === null ? [] : [{ url: src, ending: endingOfSource(element) }]),
    ...(poster === null ? [] : [{ url: poster, ending: IMAGE }]),
    ...candidates.filter(Boolean).map((url) => ({ url, ending: endingOfSource(element) })),
  ]
}

/** All that a page's HTML points to. */
export function references({ document }: StaticPage): Reference[] {
  const pictures = [...document.querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]')]
  return [
    ...[...document.querySelectorAll('[href], [src], [srcset], [poster]')].flatMap(referencesOf),
    ...pictures.map((meta) => ({ url: meta.getAttribute('content') ?? '', ending: IMAGE })),
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
