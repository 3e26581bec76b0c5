// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { articleRoutes, routeOf } from '#src/app/routes.ts'
import { paths } from '#src/content/paths.ts'
import { stubLayout } from '../layout-stubs.ts'

const samples = [
  ...['/blog/', '/case-studies/', '/whitepapers/'].map(
    (kind) => articleRoutes.find(({ path }) => path.includes(kind)) ?? routeOf(paths.notFound),
  ),
  ...[paths.cookies, paths.blog, paths.whitepapers].map(routeOf),
]

/** React compares attributes in development alone, and tests run in development: setup.ts fails on what it says. */
it.each(samples)('$path is taken over as it was prerendered', async (route) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stubLayout()
  const { Page } = await route.load()
  const page = (
    <MemoryRouter initialEntries={[route.path]}>
      <Page />
    </MemoryRouter>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  const before = container.querySelector('h1')
  const problems: unknown[] = []
  const root = await act(() =>
    hydrateRoot(container, page, { onRecoverableError: (error) => problems.push(error) }),
  )
  expect(problems).toEqual([])
  expect(container.querySelector('h1')).toBe(before)
  await act(() => root.unmount())
})
