import { existsSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import { articles, pages } from '../every-page.ts'

export interface StaticPage {
  html: string
  document: Document
}

/** Every page that is to be found. */
export const listed: readonly string[] = [...pages, ...articles]

/** The file in dist/ that answers a path; it need not exist. */
function fileOf(path: string): string {
  if (path === paths.notFound) return 'dist/404.html'
  return /\.\w+$/.test(path) ? `dist${path}` : `dist${path.replace(/\/$/, '')}/index.html`
}

/** The same, or that there is none. */
export function foundFile(path: string): string {
  const file = fileOf(path)
  return existsSync(file) ? file : `no file ${file}`
}

export const readBuilt = (path: string) => readFileSync(fileOf(path), 'utf8')

const parsed = new Map<string, StaticPage>()

/** A page as a crawler gets it: the HTML of the build, no script run. Parsed once for the tests of a file. */
export function readPage(path: string): StaticPage {
  const known = parsed.get(path)
  if (known) return known
  const html = readBuilt(path)
  const page = { html, document: new JSDOM(html).window.document }
  parsed.set(path, page)
  return page
}

/** All pages by path, the not-found page among them. */
export const wholeSite = (): ReadonlyMap<string, StaticPage> =>
  new Map([...listed, paths.notFound].map((path) => [path, readPage(path)]))

/** The content of a meta element, by name or property. */
export function metaOf({ document }: StaticPage, name: string): string | null {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
  return element?.getAttribute('content') ?? null
}

/** An address of this site as path, query and anchor, from the page it stands on; null for other sites, mail and phone. */
export function ownAddress(url: string, path: string): URL | null {
  const absolute = new URL(url, `${brand.origin}${path}`)
  return absolute.origin === brand.origin ? absolute : null
}
