// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { paths } from '#src/content/paths.ts'
import { loadPage } from '#src/runtime/page-loader.ts'
import type { PageModule } from '#src/runtime/page-module.ts'

const page: PageModule = { meta: { path: paths.about, title: 'About', description: '' }, Page: () => null }

/** As the bundler's loader does it: a link in the head, which the browser says is broken. */
function brokenSheet(): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/assets/gone.css'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  return link
}

it('a page that lacks its style sheet stays failed, whatever the error says, and asks for the sheet again', async () => {
  const load = vi.fn(() => {
    brokenSheet()
    return Promise.reject(new Error('any words'))
  })
  await expect(loadPage({ id: 'about', load })).rejects.toThrow('any words')
  await expect(loadPage({ id: 'about', load })).rejects.toThrow('any words')
  expect(load).toHaveBeenCalledOnce()

  const link = document.querySelector('link[href="/assets/gone.css"]')
  await loadPage({ id: 'terms', load: () => Promise.resolve(page) })
  expect(link?.isConnected).toBe(false)
  expect(document.querySelectorAll('link[href="/assets/gone.css"]')).toHaveLength(1)
})

it('a sheet that broke before a load is not what fails it', async () => {
  brokenSheet()
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(page)
  await expect(loadPage({ id: 'cookies', load })).rejects.toThrow('offline')
  expect(await loadPage({ id: 'cookies', load })).toBe(page)
})
