import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import { useUi } from '#src/stores/hooks.ts'
import { menuClosed } from '#src/stores/ui.ts'

export interface MenuProps {
  pathname: string
  opener: RefObject<HTMLButtonElement | null>
}

let loaded: Promise<ComponentType<MenuProps>> | null = null

/** Fetches the menu's code, which a visit without the menu does not pay for. Called on the first touch of its button. */
export function loadMenu(): Promise<ComponentType<MenuProps>> {
  loaded ??= import('./mobile-menu.tsx').then(
    ({ MobileMenu }) => MobileMenu,
    (error: unknown) => {
      loaded = null
      throw error
    },
  )
  return loaded
}

/** Without its code, the footer does: it holds the same links. */
function goToFooter(): void {
  menuClosed()
  const footer = document.getElementById('site-footer')
  footer?.scrollIntoView()
  footer?.querySelector('a')?.focus({ preventScroll: true })
}

export function MenuGate(props: MenuProps) {
  const open = useUi((state) => state.menuOpen)
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null)
  // Here, not in the menu: that one arrives when it is open already.
  useEffect(() => menuClosed(), [props.pathname])
  useEffect(() => {
    if (open && !Menu) loadMenu().then((component) => setMenu(() => component), goToFooter)
  }, [open, Menu])
  return Menu && <Menu {...props} />
}
