import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Route } from '#src/app/routes.ts'
import { paths } from '#src/content/paths.ts'
import type { PageModule } from '#src/runtime/page-module.ts'

const page: PageModule = {
  meta: { path: paths.about, title: 'About us', description: '' },
  Page: () => null,
}

const routeWith = (load: Route['load']): Route => ({
  id: 'about',
  path: paths.about,
  modules: ['src/pages/about/index.tsx'],
  load,
})

/** The loader as a fresh page has it: it remembers what it loaded. */
async function fresh() {
  vi.resetModules()
  return import('#src/runtime/page-loader.ts')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

describe('loadPage', () => {
  it('asks once, however often it is called', async () => {
    const { loadPage } = await fresh()
    const load = vi.fn(() => Promise.resolve(page))
    const route = routeWith(load)
    const both = await Promise.all([loadPage(route), loadPage(route)])
    expect(both).toEqual([page, page])
    expect(await loadPage(route)).toBe(page)
    expect(load).toHaveBeenCalledOnce()
  })

  it('makes the page known once it is there, and leaves no timer behind', async () => {
    const { loadPage, loadedPage } = await fresh()
    const route = routeWith(() => new Promise((resolve) => setTimeout(() => resolve(page), 1000)))
    const loading = loadPage(route)
    expect(loadedPage(route)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1000)
    await loading
    expect(loadedPage(route)).toBe(page)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives up after 60 s, and not before', async () => {
    const { loadPage, LOAD_TIMEOUT } = await fresh()
    const failed = vi.fn()
    loadPage(routeWith(() => new Promise(() => {}))).catch(failed)
    expect(LOAD_TIMEOUT).toBe(60_000)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledOnce()
  })

  it('still takes a page at the last moment', async () => {
    const { loadPage } = await fresh()
    const done = vi.fn()
    void loadPage(routeWith(() => new Promise((resolve) => setTimeout(() => resolve(page), 59_999)))).then(
      done,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(done).toHaveBeenCalledWith(page)
  })

  it('forgets a failure: the next call tries again', async () => {
    const { loadPage, loadedPage } = await fresh()
    const load = vi.fn<Route['load']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(page)
    const route = routeWith(load)
    await expect(loadPage(route)).rejects.toThrow('offline')
    expect(loadedPage(route)).toBeUndefined()
    expect(await loadPage(route)).toBe(page)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('forgets a time-out, too, and what comes in late does not count as loaded', async () => {
    const { loadPage, loadedPage } = await fresh()
    let arrive: (late: PageModule) => void = () => {}
    const load = vi
      .fn<Route['load']>()
      .mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
      .mockResolvedValue(page)
    const route = routeWith(load)
    const failing = expect(loadPage(route)).rejects.toThrow('60000')
    await vi.advanceTimersByTimeAsync(60_000)
    await failing
    arrive(page)
    await vi.advanceTimersByTimeAsync(0)
    expect(loadedPage(route)).toBeUndefined()
    expect(await loadPage(route)).toBe(page)
  })
})

describe('prefetchPage', () => {
  it('has the page ready for the visit', async () => {
    const { loadPage, prefetchPage } = await fresh()
    const load = vi.fn(() => Promise.resolve(page))
    const route = routeWith(load)
    prefetchPage(route)
    expect(await loadPage(route)).toBe(page)
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps quiet about a failure, which does not spoil the visit', async () => {
    const { loadPage, prefetchPage } = await fresh()
    const load = vi.fn<Route['load']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(page)
    const route = routeWith(load)
    prefetchPage(route)
    await vi.advanceTimersByTimeAsync(0)
    expect(await loadPage(route)).toBe(page)
  })
})
