// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MainNavigation } from '#src/app/header/main-navigation.tsx'
import { panelName } from '#src/content/navigation.ts'
import { paths } from '#src/content/paths.ts'

/* Which dropdown is open, and where the keyboard is. What is seen of it is tested in a browser (tests/e2e/header.spec.ts). */

/** Spec §9, ms. */
const CLOSE_DELAY = 150

function Header() {
  const { pathname } = useLocation()
  return (
    <>
      <output>{pathname}</output>
      <MainNavigation pathname={pathname} />
    </>
  )
}

const user = userEvent.setup()

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={[paths.terms]}>
      <Header />
    </MemoryRouter>,
  )
})
afterEach(cleanup)

const link = (name: string) => screen.getByRole('link', { name })
const trigger = (name: string) => screen.getByRole('button', { name: panelName(name) })
const isOpen = (name: string) => trigger(name).getAttribute('aria-expanded') === 'true'
const panel = (name: string) =>
  within(document.getElementById(trigger(name).getAttribute('aria-controls') ?? '') ?? document.body)
const links = (name: string) => panel(name).getAllByRole('link')
const focused = () => document.activeElement
const at = () => screen.getByRole('status').textContent

async function press(on: HTMLElement, keys: string): Promise<void> {
  act(() => on.focus())
  await user.keyboard(keys)
}
/** Into a panel the focus goes after that has been shown. */
const hasFocus = (element: HTMLElement | undefined) => waitFor(() => expect(focused()).toBe(element))

describe('the keyboard', () => {
  it('goes to an area by Enter on its link, and opens nothing on the way', async () => {
    await press(link('Industries'), '{Enter}')
    expect(at()).toBe(paths.industries)
    expect(isOpen('Industries')).toBe(false)
  })

  it('ArrowDown on the link of an area opens its panel and goes in', async () => {
    await press(link('Technology'), '{ArrowDown}')
    expect(isOpen('Technology')).toBe(true)
    await hasFocus(links('Technology')[0])
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'opens a dropdown by “%s”, and Escape returns to its button',
    async (key) => {
      await press(trigger('Technology'), key)
      expect(isOpen('Technology')).toBe(true)
      // Down has gone to the first link already.
      if (key !== '{ArrowDown}') await press(trigger('Technology'), '{ArrowDown}')
      const [first, second] = links('Technology')
      await hasFocus(first)
      await press(first as HTMLElement, '{ArrowDown}')
      await hasFocus(second)
      await press(second as HTMLElement, '{ArrowUp}')
      await hasFocus(first)
      await press(first as HTMLElement, '{Escape}')
      expect(isOpen('Technology')).toBe(false)
      await hasFocus(trigger('Technology'))
    },
  )

  it('walks along the bar by left and right', async () => {
    await press(trigger('Technology'), '{ArrowRight}')
    await hasFocus(link('Industries'))
    await press(link('Industries'), '{ArrowLeft}')
    await hasFocus(link('Technology'))
  })

  it('leaves the browser its own keys, and the scroll where there is no panel', () => {
    const taken = (on: HTMLElement, event: object) => !fireEvent.keyDown(on, event)
    expect(taken(link('Technology'), { key: 'ArrowLeft', altKey: true })).toBe(false)
    expect(taken(link('Technology'), { key: 'ArrowRight', metaKey: true })).toBe(false)
    expect(taken(link('Home'), { key: 'ArrowDown' })).toBe(false)
    expect(taken(link('Home'), { key: 'ArrowRight' })).toBe(true)
  })

  it('closes an open dropdown by Enter on its button, and by Escape before it is entered', async () => {
    await press(trigger('Solutions'), '{Enter}')
    expect(isOpen('Solutions')).toBe(true)
    await press(trigger('Solutions'), '{Enter}')
    expect(isOpen('Solutions')).toBe(false)
    await press(trigger('Solutions'), '{Enter}')
    await press(trigger('Solutions'), '{Escape}')
    expect(isOpen('Solutions')).toBe(false)
    await hasFocus(trigger('Solutions'))
  })

  it('opens one at a time', async () => {
    await press(trigger('Solutions'), '{Enter}')
    await press(trigger('Technology'), '{Enter}')
    expect([isOpen('Solutions'), isOpen('Technology')]).toEqual([false, true])
  })
})

describe('the pointer', () => {
  it('opens a dropdown under it, which a press keeps open and Escape closes, wherever the keyboard is', async () => {
    await user.hover(trigger('Solutions'))
    expect(isOpen('Solutions')).toBe(true)
    // In a browser a click is a pointer event, too.
    fireEvent(
      trigger('Solutions'),
      new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'mouse' }),
    )
    expect(isOpen('Solutions')).toBe(true)
    act(() => trigger('Solutions').blur())
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isOpen('Solutions')).toBe(false)
  })

  it('opens one at a time', async () => {
    await user.hover(trigger('Solutions'))
    await user.hover(trigger('Resources'))
    expect([isOpen('Solutions'), isOpen('Resources')]).toEqual([false, true])
  })

  it('closes by a press beside it', async () => {
    await press(trigger('Solutions'), '{Enter}')
    await user.click(screen.getByRole('status'))
    expect(isOpen('Solutions')).toBe(false)
  })

  it('follows a link of the panel, which closes and marks the page when it is opened again', async () => {
    await user.hover(trigger('Solutions'))
    await user.click(panel('Solutions').getByRole('link', { name: 'AI Analytics' }))
    expect(at()).toBe(paths.analytics)
    expect(isOpen('Solutions')).toBe(false)
    await user.unhover(trigger('Solutions'))
    // A pointer that enters where it was pressed has not moved: the fade between pages takes it away and gives it back.
    await user.hover(trigger('Solutions'))
    expect(isOpen('Solutions')).toBe(false)
    await user.unhover(trigger('Solutions'))
    await user.pointer({ target: trigger('Solutions'), coords: { clientX: 40, clientY: 20 } })
    expect(isOpen('Solutions')).toBe(true)
    expect(panel('Solutions').getByRole('link', { name: 'AI Analytics' }).ariaCurrent).toBe('page')
  })
})

describe('time', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const mouse = { pointerType: 'mouse' }
  const item = () => trigger('Industries').parentElement as HTMLElement

  beforeEach(() => {
    vi.useFakeTimers()
    fireEvent.pointerEnter(item(), mouse)
    expect(isOpen('Industries')).toBe(true)
    fireEvent.pointerLeave(item(), mouse)
  })
  afterEach(() => void vi.useRealTimers())

  it('closes a dropdown 150 ms after the pointer has left', () => {
    pass(CLOSE_DELAY - 1)
    expect(isOpen('Industries')).toBe(true)
    pass(1)
    expect(isOpen('Industries')).toBe(false)
  })

  it('does not close it when the pointer comes back before', () => {
    pass(CLOSE_DELAY - 10)
    fireEvent.pointerEnter(item(), mouse)
    pass(2000)
    expect(isOpen('Industries')).toBe(true)
  })
})
