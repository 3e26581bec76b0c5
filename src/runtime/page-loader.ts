import type { PageModule } from './page-module.ts'

/** What loading needs to know of a route (src/app/routes.ts). */
export interface PageSource {
  id: string
  load: () => Promise<PageModule>
}

/** A page whose code or style sheet takes longer counts as failed (spec §9), in ms. */
export const LOAD_TIMEOUT = 60_000

const loaded = new Map<string, PageModule>()
const pending = new Map<string, Promise<PageModule>>()

export function loadedPage(route: PageSource): PageModule | undefined {
  return loaded.get(route.id)
}

/**
 * Loads a page's code and style sheet once. A failure is forgotten, so that the next call tries again, unless the
 * style sheet is what failed: the next call would succeed without it, and only a new document mends that.
 */
export function loadPage(route: PageSource): Promise<PageModule> {
  const known = pending.get(route.id)
  if (known) return known
  askAgain()
  const before = sheetFailures
  const promise = withTimeout(route.load(), LOAD_TIMEOUT).then(
    (page) => {
      loaded.set(route.id, page)
      return page
    },
    (error: unknown) => {
      if (sheetFailures === before) pending.delete(route.id)
      throw error
    },
  )
  pending.set(route.id, promise)
  return promise
}

/**
 * Loads ahead of a probable visit, and calls back with the page. A failure is not reported here: the visit itself loads
 * again and reports it.
 */
export function prefetchPage(route: PageSource, then: (page: PageModule) => void = () => {}): void {
  loadPage(route).then(then, () => {})
}

/** Style sheets that did not arrive. The bundler's loader requests each once and reports a second try as loaded. */
const failedSheets = new Set<HTMLLinkElement>()
/** How many have failed so far. A load during which the number grows lacks a sheet, even if the bundler's loader resolves. */
let sheetFailures = 0

globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    failedSheets.add(target)
    sheetFailures += 1
  },
  true,
)

/** Another page may share them. */
function askAgain(): void {
  for (const link of failedSheets) link.replaceWith(link.cloneNode())
  failedSheets.clear()
}

function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not loaded within ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
