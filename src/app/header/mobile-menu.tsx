import * as Dialog from '@radix-ui/react-dialog'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { closeMenu, contactUs, menuName, mobileName } from '#src/content/frame.ts'
import { brand } from '#src/content/brand.ts'
import { navigation, searchOpener } from '#src/content/navigation.ts'
import { paths } from '#src/content/paths.ts'
import { menuClosed, searchOpened, uiStore } from '#src/stores/ui.ts'
import { ButtonLink, IconButton } from '#src/ui/button.tsx'
import { useScrollLock } from '#src/ui/use-scroll-lock.ts'
import { focusAfterFrame } from '../focus-after-frame.ts'
import type { MenuProps } from './menu-gate.tsx'
import './mobile-menu.css'

function comeBack(opener: HTMLElement | null): void {
  // After a link was followed, its page already has the focus.
  if (document.activeElement?.closest('main')) return
  // A search opened from the menu returns the focus, when it closes, to what has it now: its own button.
  const searching = uiStore.getState().searchOpen
  const next = searching ? document.getElementById('search-opener') : opener
  next?.focus()
  // Hidden where the view was made wider meanwhile: the header's first link stands for it.
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('.site-header-logo')?.focus()
}

/** The full-screen menu of small screens. Links arrive one after another; any of them closes it. */
export function MobileMenu({ pathname, opener }: MenuProps) {
  const open = useStore(uiStore, (state) => state.menuOpen)
  useScrollLock(open)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || menuClosed()}>
      {/* Named, as the library would find it in an effect, and then render all that stands in it without a pause. */}
      <Dialog.Portal container={document.body}>
        <Dialog.Content
          className="mobile-menu"
          aria-describedby={undefined}
          onOpenAutoFocus={focusAfterFrame}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            comeBack(opener.current)
          }}
        >
          <Dialog.Title className="visually-hidden">{menuName}</Dialog.Title>
          <div className="mobile-menu-close">
            <IconButton name={searchOpener.name} icon="search" onClick={searchOpened} />
            <Dialog.Close asChild>
              <IconButton name={closeMenu} icon="close" />
            </Dialog.Close>
          </div>
          {/* A tap on any link closes, the one to the page on screen too. */}
          <nav
            aria-label={mobileName}
            onClick={(event) => event.target instanceof Element && event.target.closest('a') && menuClosed()}
          >
            <ul className="mobile-menu-list">
              {navigation.map((item) => (
                <li key={item.link}>
                  <Link to={item.link} aria-current={item.link === pathname ? 'page' : undefined}>
                    {item.name}
                  </Link>
                  {item.subLinks && (
                    <ul className="mobile-menu-sub">
                      {item.subLinks.map((sub) => (
                        <li key={sub.link}>
                          <Link to={sub.link} aria-current={sub.link === pathname ? 'page' : undefined}>
                            {sub.name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
            <ButtonLink to={paths.contact}>{contactUs}</ButtonLink>
          </nav>
          <p className="mono soft">
            © {new Date().getFullYear()} {brand.legalName}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
