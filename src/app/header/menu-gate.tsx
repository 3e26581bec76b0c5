import { useEffect, type RefObject } from 'react'
import { useStore } from 'zustand'
import { scrollTo } from '#src/motion/smooth-scroll.ts'
import { menuClosed, uiStore } from '#src/stores/ui.ts'
import { LazyLayer, once } from '#src/ui/lazy-layer.tsx'

export interface MenuProps {
  pathname: string
  opener: RefObject<HTMLButtonElement | null>
}

export const loadMenu = once<MenuProps>(() => import('./mobile-menu.tsx').then((module) => module.MobileMenu))

/** Where the menu's code does not arrive, a press leads to the footer, which holds the same links. */
function goToFooter(): void {
  menuClosed()
  const footer = document.getElementById('site-footer')
  if (footer) scrollTo(footer, { instant: true })
  footer?.querySelector('a')?.focus({ preventScroll: true })
}

export function MenuGate(props: MenuProps) {
  const open = useStore(uiStore, (state) => state.menuOpen)
  // Here, not in the menu: that one arrives when it is open already.
  useEffect(() => menuClosed(), [props.pathname])
  return <LazyLayer open={open} close={menuClosed} load={loadMenu} failed={goToFooter} layer={props} />
}
