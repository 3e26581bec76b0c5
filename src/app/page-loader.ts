import type { PageModule } from '#src/pages/page-module.ts'
import type { Route } from './routes.ts'

/** A page whose code or style sheet takes longer counts as failed (spec §9), in ms. */
export const LOAD_TIMEOUT = 60_000

const loaded = new Map<string, PageModule>()
const pending = new Map<string, Promise<PageModule>>()

export function loadedPage(route: Route): PageModule | undefined {
  return loaded.get(route.id)
}

/** Loads a page's code and style sheet once; a failure is forgotten, so that the next call tries again. */
export function loadPage(route: Route): Promise<PageModule> {
  const known = pending.get(route.id)
  if (known) return known
  const promise = withTimeout(route.load(), LOAD_TIMEOUT).then(
    (page) => {
      loaded.set(route.id, page)
      return page
    },
    (error: unknown) => {
      pending.delete(route.id)
      throw error
    },
  )
  pending.set(route.id, promise)
  return promise
}

/** Loads ahead of a probable visit. A failure here is nobody's business: the visit itself will tell. */
export function prefetchPage(route: Route): void {
  loadPage(route).catch(() => {})
}

/*
 * The bundler's loader takes a style sheet whose link is in the document for loaded. One that failed must not leave
 * its link behind, or the next try, or another page that shares the sheet, would come without it.
 */
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  },
  true,
)

function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not loaded within ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
