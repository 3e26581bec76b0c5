// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { App } from '#src/app/app.tsx'
import { LazyLayer } from '#src/ui/lazy-layer.tsx'
import { routeOf } from '#src/app/routes.ts'
import { paths } from '#src/content/paths.ts'
import { Section } from '#src/ui/section.tsx'
import { stubLayout } from '../layout-stubs.ts'

const broken = vi.hoisted(() => () => {
  throw new Error('broken on purpose')
})
vi.mock('#src/app/header/site-header.tsx', () => ({ SiteHeader: broken }))
vi.mock('#src/app/footer/site-footer.tsx', () => ({ SiteFooter: broken }))
vi.mock('#src/app/toaster.tsx', () => ({ Toaster: broken }))
vi.mock('#src/app/backdrop.tsx', () => ({ Backdrop: broken }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stubLayout()
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
      <LazyLayer open close={() => {}} load={load} failed={() => {}} layer={{}} />
    </>,
  )
  expect(container.textContent).toBe('words')
  expectTold()
})

it('Escape calls a layer off while its code is on its way; that it does not arrive is of no interest then', async () => {
  let lose = () => {}
  const load = () => new Promise<typeof broken>((_, reject) => (lose = () => reject(new Error('lost'))))
  const failed = vi.fn()
  const close = vi.fn()
  const layer = (open: boolean) => (
    <LazyLayer open={open} close={close} load={load} failed={failed} layer={{}} />
  )
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(layer(true)))
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
  expect(close).not.toHaveBeenCalled()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(close).toHaveBeenCalledOnce()
  await act(async () => root.render(layer(false)))
  await act(async () => lose())
  expect(failed).not.toHaveBeenCalled()
  // Closed, it lets the key be; wanted and lost, it says so.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(close).toHaveBeenCalledOnce()
  await act(async () => root.render(layer(true)))
  await act(async () => lose())
  expect(failed).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
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
