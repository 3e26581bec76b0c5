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
  const promise = withTimeout(route.load().then(styled), LOAD_TIMEOUT).then(
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

/** The style sheets that came with the HTML; what they lack is not a later page's fault. */
const shipped = new Set(globalThis.document?.querySelectorAll('link'))

/**
 * Asks again for style sheets that are not there: the bundler's loader asks for each once, and lets whoever comes
 * second pass without it, be it the same page tried again or another that shares the sheet.
 */
async function styled(page: PageModule): Promise<PageModule> {
  const links = globalThis.document?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? []
  const missing = [...links].filter((link) => !link.sheet && !shipped.has(link))
  await Promise.all(missing.map(reload))
  return page
}

function reload(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', resolve)
    again.addEventListener('error', () => reject(new Error(`no style sheet ${link.href}`)))
    link.replaceWith(again)
  })
}

function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not loaded within ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
