import * as Radix from '@radix-ui/react-dialog'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useStore } from 'zustand'
import { anchors } from '#src/content/paths.ts'
import { searchTexts } from '#src/content/search.ts'
import { searchClosed, uiStore } from '#src/stores/ui.ts'
import { IconButton } from '#src/ui/button.tsx'
import { useScrollLock } from '#src/ui/use-scroll-lock.ts'
import '#src/ui/dialog.css'
import { focusAfterFrame } from '../focus-after-frame.ts'
import { SearchPanel } from './search-panel.tsx'
import './search.css'

/** Where the keyboard was; the opener, or the menu's, where that is gone, as with a button of the menu. */
function comeBack(to: Element | null): void {
  const before = to?.isConnected && to !== document.body ? [to] : []
  const openers = document.querySelectorAll('#search-opener, .site-header-menu button')
  const home = [...before, ...openers].find((element) => element.checkVisibility())
  if (home instanceof HTMLElement) home.focus({ preventScroll: true })
}

/** A result on the page on screen took the keyboard while the search still held it: it goes there again. */
function leadOn(): void {
  const target = document.getElementById(location.hash.slice(1)) ?? document.getElementById(anchors.main)
  target?.focus({ preventScroll: true })
}

/** The link of a press that leaves the search. With a modifier it opens a tab, and the search stays for the next. */
function pressedLink({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): Element | null {
  return target instanceof Element && !metaKey && !ctrlKey && !shiftKey ? target.closest('a') : null
}

/** Counts the openings: one that comes while the last search fades out is a new search. */
function useOpenings(open: boolean): number {
  const [openings, setOpenings] = useState({ open, count: 0 })
  if (openings.open !== open) setOpenings({ open, count: openings.count + (open ? 1 : 0) })
  return openings.count
}

/** The site-wide search over the page. Escape, the backdrop, the close button and any result close it. */
export function SearchDialog() {
  const open = useStore(uiStore, (state) => state.searchOpen)
  const openings = useOpenings(open)
  const before = useRef<Element | null>(null)
  const followed = useRef(false)
  useScrollLock(open)
  // At once, not when the search has faded out: keys pressed meanwhile go to the page.
  useEffect(() => {
    if (!open && followed.current) leadOn()
    else if (!open && before.current) comeBack(before.current)
    followed.current = false
  }, [open])
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || searchClosed()}>
      {/* Named, as the library would find it in an effect, and then render all that stands in it without a pause. */}
      <Radix.Portal container={document.body}>
        <div className="dialog-backdrop" data-state={open ? 'open' : 'closed'} />
        <Radix.Content
          key={openings}
          className="search"
          aria-describedby={undefined}
          data-lenis-prevent=""
          // Any link closes, the one to the page on screen too.
          onClick={(event) => {
            if (!pressedLink(event)) return
            followed.current = true
            searchClosed()
          }}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement
            focusAfterFrame(event)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // The page of the chosen result already has the focus, or a new search has it.
            const held = document.activeElement !== document.body || uiStore.getState().searchOpen
            if (!held) comeBack(before.current)
          }}
        >
          <Radix.Title className="visually-hidden">{searchTexts.title}</Radix.Title>
          <SearchPanel
            close={
              <Radix.Close asChild>
                <IconButton name={searchTexts.close} icon="close" />
              </Radix.Close>
            }
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
