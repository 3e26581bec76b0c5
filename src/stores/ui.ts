import { createStore } from 'zustand/vanilla'

/** Thresholds in CSS px (spec §9). */
export const SCROLL = { header: 50, backToTop: 200 } as const

export const initialUi = {
  /** Spec §4: turns true 100 ms after the intro completes, or after first paint where there is no intro. */
  pageReady: false,
  menuOpen: false,
  searchOpen: false,
  /** Scroll past the header's threshold (50 px) and past the back-to-top threshold (200 px). */
  headerFrosted: false,
  backToTopShown: false,
}

export const uiStore = createStore(() => initialUi)

export const pageBecameReady = () => uiStore.setState({ pageReady: true })
export const menuOpened = () => uiStore.setState({ menuOpen: true })
export const menuClosed = () => uiStore.setState({ menuOpen: false })
/** One layer at a time: the menu makes room. */
export const searchOpened = () => uiStore.setState({ searchOpen: true, menuOpen: false })
export const searchClosed = () => uiStore.setState({ searchOpen: false })

/** `top` is the scroll position in CSS px. Writes only when a threshold is crossed. */
export function scrolled(top: number): void {
  const headerFrosted = top > SCROLL.header
  const backToTopShown = top > SCROLL.backToTop
  const state = uiStore.getState()
  if (state.headerFrosted !== headerFrosted || state.backToTopShown !== backToTopShown)
    uiStore.setState({ headerFrosted, backToTopShown })
}
