import type { APIRequestContext } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import { articles, pages } from '../fixtures.ts'
import { fetchPage, type StaticPage } from '../static-page.ts'

/** Every page that is to be found. */
export const listed: readonly string[] = [...pages, ...articles]

let site: Promise<ReadonlyMap<string, StaticPage>> | undefined

/**
 * All pages by path, the not-found page among them, as a crawler gets them.
 * Parsing them takes seconds: the tests of one file share them if they run in one worker.
 */
export function wholeSite(request: APIRequestContext): Promise<ReadonlyMap<string, StaticPage>> {
  site ??= Promise.all(
    [...listed, paths.notFound].map(async (path) => [path, await fetchPage(request, path)] as const),
  ).then((entries) => new Map(entries))
  return site
}

/** An address of this site as path, query and anchor, from the page it stands on; null for other sites, mail and phone. */
export function ownAddress(url: string, path: string): URL | null {
  const absolute = new URL(url, `${brand.origin}${path}`)
  return absolute.origin === brand.origin ? absolute : null
}
