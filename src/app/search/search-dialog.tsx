import * as Radix from '@radix-ui/react-dialog'
import { useRef, type MouseEvent } from 'react'
import { searchTexts } from '#src/content/search.ts'
import { useUi } from '#src/stores/hooks.ts'
import { searchClosed } from '#src/stores/ui.ts'
import { IconButton } from '#src/ui/button.tsx'
import { useScrollLock } from '#src/ui/use-scroll-lock.ts'
import '#src/ui/dialog.css'
import { SearchPanel } from './search-panel.tsx'
import './search.css'

/** Where the keyboard was; the opener, or the menu's, where that is gone, as with a button of the menu. */
function comeBack(to: Element | null): void {
  const before = to?.isConnected && to !== document.body ? [to] : []
  const openers = document.querySelectorAll('#search-opener, .site-header-menu button')
  const home = [...before, ...openers].find((element) => element.checkVisibility())
  if (home instanceof HTMLElement) home.focus({ preventScroll: true })
}

/** Any link closes, the one to the page on screen too. With a modifier it opens a tab, and the search stays for the next. */
function pressed({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a')
  if (link && !metaKey && !ctrlKey && !shiftKey) searchClosed()
}

/** The site-wide search over the page. Escape, the backdrop, the close button and any result close it. */
export function SearchDialog() {
  const open = useUi((state) => state.searchOpen)
  const before = useRef<Element | null>(null)
  useScrollLock(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || searchClosed()}>
      <Radix.Portal>
        <div className="dialog-backdrop" data-state={open ? 'open' : 'closed'} />
        <Radix.Content
          className="search"
          aria-describedby={undefined}
          data-lenis-prevent=""
          onClick={pressed}
          onOpenAutoFocus={() => (before.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // A result has taken the keyboard into its page by now.
            if (!document.activeElement?.closest('main')) comeBack(before.current)
          }}
        >
          <Radix.Title className="visually-hidden">{searchTexts.title}</Radix.Title>
          <SearchPanel
            close={
              <Radix.Close asChild>
                <IconButton name="Close search" icon="close" />
              </Radix.Close>
            }
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
