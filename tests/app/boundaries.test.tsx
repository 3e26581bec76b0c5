// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { App } from '#src/app/app.tsx'
import { LazyLayer } from '#src/app/lazy-layer.tsx'
import { routeOf } from '#src/app/routes.ts'
import { paths } from '#src/content/paths.ts'
import { Section } from '#src/ui/section.tsx'

const broken = vi.hoisted(() => () => {
  throw new Error('broken on purpose')
})
vi.mock('#src/app/header/site-header.tsx', () => ({ SiteHeader: broken }))
vi.mock('#src/app/footer/site-footer.tsx', () => ({ SiteFooter: broken }))
vi.mock('#src/app/toaster.tsx', () => ({ Toaster: broken }))
vi.mock('#src/app/backdrop.tsx', () => ({ Backdrop: broken }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

async function render(element: React.ReactNode): Promise<HTMLElement> {
  const container = document.createElement('div')
  document.body.append(container)
  await act(async () => createRoot(container).render(element))
  return container
}

/** React tells the console of each; the test expects them, and nothing else. */
function expectTold(): void {
  const told = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '))
  expect(told.length).toBeGreaterThan(0)
  for (const line of told) expect(line).toContain('broken on purpose')
  vi.mocked(console.error).mockClear()
}

it('a shell whose every part breaks leaves the page', async () => {
  vi.useFakeTimers()
  const route = routeOf(paths.terms)
  const page = await route.load()
  const container = await render(
    <MemoryRouter initialEntries={[paths.terms]}>
      <App first={{ status: 'ready', route, page }} />
    </MemoryRouter>,
  )
  expect(container.querySelector('main h1')?.textContent).toContain('Terms')
  expectTold()
  vi.useRealTimers()
})

it('a layer that breaks closes, and the page stays', async () => {
  const load = () => Promise.resolve(broken)
  const container = await render(
    <>
      <p>words</p>
      <LazyLayer open load={load} failed={() => {}} layer={{}} />
    </>,
  )
  expect(container.textContent).toBe('words')
  expectTold()
})

it('a section that breaks keeps its head, and the others stay', async () => {
  const Broken = broken
  const container = await render(
    <>
      <Section label="One" heading="First">
        <Broken />
      </Section>
      <Section label="Two" heading="Second">
        words
      </Section>
    </>,
  )
  expect(container.textContent).toBe('OneFirstTwoSecondwords')
  expectTold()
})
