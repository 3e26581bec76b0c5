import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  initialUi,
  menuClosed,
  menuOpened,
  pageBecameReady,
  scrolled,
  searchClosed,
  searchOpened,
  uiStore,
} from '#src/stores/ui.ts'

beforeEach(() => uiStore.setState(initialUi, true))

it('starts with nothing open, nothing scrolled and the page not ready', () => {
  expect(uiStore.getInitialState()).toEqual({
    pageReady: false,
    menuOpen: false,
    searchOpen: false,
    headerFrosted: false,
    backToTopShown: false,
  })
})

it('the page becomes ready', () => {
  pageBecameReady()
  expect(uiStore.getState()).toEqual({ ...initialUi, pageReady: true })
})

it('the menu opens and closes', () => {
  menuOpened()
  expect(uiStore.getState()).toEqual({ ...initialUi, menuOpen: true })
  menuClosed()
  expect(uiStore.getState()).toEqual(initialUi)
})

it('the search opens in place of the menu, and closes', () => {
  menuOpened()
  searchOpened()
  expect(uiStore.getState()).toEqual({ ...initialUi, searchOpen: true })
  searchClosed()
  expect(uiStore.getState()).toEqual(initialUi)
})

describe('scrolled', () => {
  it.each([
    { top: 0, headerFrosted: false, backToTopShown: false },
    { top: 50, headerFrosted: false, backToTopShown: false },
    { top: 50.5, headerFrosted: true, backToTopShown: false },
    { top: 200, headerFrosted: true, backToTopShown: false },
    { top: 201, headerFrosted: true, backToTopShown: true },
    // Past the top, where a phone lets the page bounce.
    { top: -80, headerFrosted: false, backToTopShown: false },
  ])('to $top px', ({ top, ...expected }) => {
    scrolled(top)
    expect(uiStore.getState()).toEqual({ ...initialUi, ...expected })
  })

  it('hides both again at the top of the page', () => {
    scrolled(900)
    scrolled(0)
    expect(uiStore.getState()).toEqual(initialUi)
  })

  it('writes only where a threshold is crossed', () => {
    const written = vi.fn()
    const stop = uiStore.subscribe(written)
    for (let top = 0; top <= 400; top += 1) scrolled(top)
    for (let top = 400; top >= 0; top -= 1) scrolled(top)
    stop()
    expect(written).toHaveBeenCalledTimes(4)
  })
})
