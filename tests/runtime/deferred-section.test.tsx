// @vitest-environment jsdom
import { act, useId, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, StaticRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectPrerendered, forgetPrerendered } from '#src/runtime/deferred/adopted.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { prefixOf } from '#src/runtime/deferred/prefix.ts'
import { initialUi, pageBecameReady, uiStore } from '#src/stores/ui.ts'

/** Tells the observers of a box that it is near. */
let near: () => void
/** Brings the section's code. */
let arrive: () => void
let root: Root
let container: HTMLElement
const problems: unknown[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  uiStore.setState(initialUi)
  pageBecameReady()
  problems.length = 0
})
afterEach(() => {
  forgetPrerendered()
  document.body.replaceChildren()
})

function Counter() {
  const [count, setCount] = useState(0)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (count === 3) throw new Error('three is too many')
  return (
    <section id={useId()}>
      <button onClick={() => setCount((before) => before + 1)}>{count}</button>
      <input aria-label="Note" />
      <Link to="/next">Next</Link>
      <i>{pathname + search}</i>
      <button aria-label="Look" data-look="" onClick={() => void navigate('?seen')} />
    </section>
  )
}

const find = <Found extends HTMLElement>(selector: string) => container.querySelector(selector) as Found

function printed(): string {
  const page = (
    <StaticRouter location="/start">
      <Counter />
    </StaticRouter>
  )
  const html = renderToString(page, { identifierPrefix: prefixOf('counter') })
  return `<main><div data-deferred="counter"><div>${html}</div></div></main>`
}

/** The page as it arrives, taken over by React, the section's code still missing. */
async function openPage() {
  const load = vi.fn(() => new Promise<typeof Counter>((done) => (arrive = () => done(Counter))))
  const Section = deferredSection({ id: 'counter', load })
  function Page() {
    const { pathname } = useLocation()
    return <main>{pathname === '/start' ? <Section /> : <h1>{pathname}</h1>}</main>
  }
  container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = printed()
  expectPrerendered(container)
  root = await act(async () =>
    hydrateRoot(
      container,
      <MemoryRouter initialEntries={['/start']} useTransitions={false}>
        <Page />
      </MemoryRouter>,
      { onRecoverableError: (error) => problems.push(error) },
    ),
  )
  forgetPrerendered()
  return load
}

const wake = () => act(async () => arrive())
const leave = () => act(async () => root.unmount())

it('is taken over as it stands when it comes near, with focus and what was typed', async () => {
  const load = await openPage()
  const [note, button] = [find<HTMLInputElement>('input'), find('button')]
  note.value = 'kept'
  expect(load).not.toHaveBeenCalled()
  await act(async () => near())
  note.focus()
  await wake()
  expect(problems).toEqual([])
  expect([find('input'), find('button')]).toEqual([note, button])
  expect(document.activeElement).toBe(note)
  expect(note.value).toBe('kept')
  await act(async () => button.click())
  expect(button.textContent).toBe('1')
  await leave()
})

it('is asked for once when it is used, and each press counts once', async () => {
  const load = await openPage()
  find('button').click()
  find('button').click()
  await act(async () => near())
  expect(load).toHaveBeenCalledOnce()
  expect(find('button').textContent).toBe('0')
  await wake()
  expect(find('button').textContent).toBe('2')
  await leave()
})

it('leads on without its code, and is not taken over after that', async () => {
  await openPage()
  await act(async () => near())
  await act(async () => find('a').click())
  expect(container.innerHTML).toBe('<main><h1>/next</h1></main>')
  await wake()
  expect(container.innerHTML).toBe('<main><h1>/next</h1></main>')
  await leave()
})

it('shares the address of the page once it is alive, in both directions', async () => {
  await openPage()
  await act(async () => near())
  await wake()
  expect(find('i').textContent).toBe('/start')
  await act(async () => find('[data-look]').click())
  expect(find('i').textContent).toBe('/start?seen')
  await act(async () => find('a').click())
  expect(container.innerHTML).toBe('<main><h1>/next</h1></main>')
  await leave()
})

it('a section that throws shows its HTML again, and the page goes on', async () => {
  await openPage()
  await act(async () => near())
  await wake()
  for (let press = 0; press < 3; press += 1) await act(async () => find('button').click())
  expect(vi.mocked(console.error)).toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
  expect(find('[data-unloaded] button').textContent).toBe('0')
  await leave()
})
