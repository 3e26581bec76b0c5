// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useScrollAndFocus } from '#src/runtime/scroll.ts'
import { stubBrokenStorage, stubStorage } from '../fake-storage.ts'

let root: Root
let go: NavigateFunction
let stored: Map<string, string>
const scrolledTo = vi.fn()
const intoView = vi.fn()

function Probe({ shown, ready }: { shown: string | null; ready: boolean }) {
  useScrollAndFocus(shown, ready)
  go = useNavigate()
  return null
}

const render = (shown: string | null, entry = '/a', ready = shown !== null) =>
  act(() =>
    root.render(
      createElement(MemoryRouter, { initialEntries: [entry] }, createElement(Probe, { shown, ready })),
    ),
  )

/** A navigation, as the visitor sees it: the address changes, then the page on screen. */
async function navigate(to: string | number, shown: string | null): Promise<void> {
  await act(async () => {
    await (typeof to === 'number' ? go(to) : go(to))
  })
  await render(shown)
}

/** The visitor scrolls, and rests long enough for the position to be noted. */
function scrollBy(top: number): void {
  vi.stubGlobal('scrollY', top)
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(100)
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  stored = stubStorage('sessionStorage')
  window.scrollTo = scrolledTo
  Element.prototype.scrollIntoView = intoView
  scrolledTo.mockClear()
  intoView.mockClear()
  document.body.innerHTML =
    '<div id="app"></div><main id="main" tabindex="-1"><section id="part"></section><a href="/" id="link">x</a></main>'
  root = createRoot(document.getElementById('app') as HTMLElement)
})

afterEach(async () => {
  await act(() => root.unmount())
  vi.useRealTimers()
})

describe('on the first page', () => {
  it('scroll and focus are left as they are', async () => {
    await render('a')
    expect(scrolledTo).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
    expect(history.scrollRestoration).toBe('manual')
  })

  it('an anchor in the address is gone to', async () => {
    await render('a', '/a#part')
    expect(intoView.mock.contexts).toEqual([document.getElementById('part')])
    expect(document.activeElement?.id).toBe('part')
  })
})

describe('on navigation', () => {
  beforeEach(() => render('a'))

  it('a new page starts at its top, with the keyboard in the main content', async () => {
    await navigate('/b', 'b')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    expect(document.activeElement?.id).toBe('main')
  })

  it('leaves all as it is until another page takes over', async () => {
    document.getElementById('link')?.focus()
    await render(null)
    await navigate('/b', null)
    expect(scrolledTo).not.toHaveBeenCalled()
    expect(document.activeElement?.id).toBe('link')
    await render('b')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    expect(document.activeElement?.id).toBe('main')
  })

  it('an anchor takes view and keyboard, even where it could not be focused before', async () => {
    await navigate('/b#part', 'b')
    expect(intoView.mock.contexts.at(-1)).toBe(document.getElementById('part'))
    expect(document.activeElement?.id).toBe('part')
    expect(document.getElementById('part')?.tabIndex).toBe(-1)
  })

  it('an anchor that can be focused keeps its place in the tab order', async () => {
    await navigate('/b#link', 'b')
    expect(document.activeElement?.id).toBe('link')
    expect(document.getElementById('link')?.hasAttribute('tabindex')).toBe(false)
  })

  it.each(['#nowhere', '#%', '#'])('the anchor %s, which leads nowhere, does no harm', async (anchor) => {
    await expect(navigate(`/b${anchor}`, 'b')).resolves.toBeUndefined()
    expect(intoView).not.toHaveBeenCalled()
  })

  it('an anchor in an answer that is folded away opens it', async () => {
    document.body.insertAdjacentHTML('beforeend', '<details id="fold"><p id="answer">x</p></details>')
    await navigate('/b#answer', 'b')
    expect(document.querySelector('details')?.open).toBe(true)
    expect(document.activeElement?.id).toBe('answer')
  })

  it('an anchor that a filter hides is told, so that the filter can end', async () => {
    document.body.insertAdjacentHTML('beforeend', '<ul><li hidden><p id="filtered">x</p></li></ul>')
    const entry = document.querySelector('li')
    entry?.addEventListener('beforematch', () => (entry.hidden = false))
    await navigate('/b#filtered', 'b')
    expect(entry?.hidden).toBe(false)
  })

  it('Back returns to where the visitor was', async () => {
    scrollBy(640.4)
    await navigate('/b', 'b')
    scrollBy(120)
    await navigate(-1, 'a')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
    await navigate(1, 'b')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 120, behavior: 'instant' })
  })

  it('Back returns there after a loading screen, which is shorter than the page', async () => {
    scrollBy(640)
    await navigate('/b', 'b')
    await act(async () => {
      await go(-1)
    })
    await render('a loading', '/a', false)
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    scrollBy(0)
    await render('a')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
  })

  it('Back to an entry with an anchor returns to where the visitor was, with the keyboard in the main content', async () => {
    await navigate('/b#part', 'b')
    scrollBy(900)
    await navigate('/c', 'c')
    document.getElementById('link')?.focus()
    await navigate(-1, 'b')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' })
    expect(document.activeElement?.id).toBe('main')
  })

  it('Back starts at the top where nothing was noted', async () => {
    await navigate('/b', 'b')
    await navigate(-1, 'a')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  })
})

describe('positions', () => {
  const positions = () => JSON.parse(stored.get('scroll-positions') ?? '{}') as Record<string, number>

  beforeEach(() => render('a'))

  it('are noted once the scroll rests', () => {
    vi.stubGlobal('scrollY', 300)
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(99)
    expect(stored.size).toBe(0)
    vi.advanceTimersByTime(1)
    expect(Object.values(positions())).toEqual([300])
  })

  it('are noted at once when the page is left', () => {
    vi.stubGlobal('scrollY', 77)
    dispatchEvent(new Event('pagehide'))
    expect(Object.values(positions())).toEqual([77])
  })

  it('are kept for the last 50 entries', async () => {
    for (let page = 1; page <= 55; page += 1) {
      await navigate(`/${page}`, String(page))
      scrollBy(page)
    }
    expect(Object.values(positions())).toEqual(Array.from({ length: 50 }, (_, index) => index + 6))
  })

  it('may be unreadable or impossible to store', async () => {
    stored.set('scroll-positions', '{broken')
    await navigate('/b', 'b')
    await navigate(-1, 'a')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    stubBrokenStorage()
    scrollBy(500)
    await navigate(1, 'b')
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  })
})
