import { useEffect } from 'react'
import { useStore } from 'zustand'
import { searchOpener } from '#src/content/navigation.ts'
import { toastShown } from '#src/stores/toast.ts'
import { searchClosed, searchOpened, uiStore } from '#src/stores/ui.ts'
import { IconButton } from '#src/ui/button.tsx'
import { LazyLayer, once, warmUp } from '#src/ui/lazy-layer.tsx'

const loadSearch = once(() => import('./search-dialog.tsx').then((module) => module.SearchDialog))

function giveUp(): void {
  searchClosed()
  toastShown(searchOpener.failed, { type: 'error' })
}

/** `/` outside of fields, Ctrl K and Cmd K anywhere; not while the intro or another layer covers the page. */
function pressed(event: KeyboardEvent): void {
  const { key, target } = event
  const control = event.ctrlKey || event.metaKey
  const typing =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') &&
    !target.closest('[data-state=closed]')
  if (control ? key !== 'k' : key !== '/' || typing) return
  if (!uiStore.getState().pageReady || document.querySelector('[role=dialog]:not([data-state=closed])'))
    return
  event.preventDefault()
  searchOpened()
}

/** The button in the header, the keys, and the search itself once it was asked for. */
export function SearchGate({ pathname }: { pathname: string }) {
  const open = useStore(uiStore, (state) => state.searchOpen)
  useEffect(() => searchClosed(), [pathname])
  useEffect(() => {
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
  return (
    <>
      <IconButton
        name={searchOpener.name}
        icon="search"
        id="search-opener"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        {...warmUp(loadSearch)}
        onClick={searchOpened}
      />
      <LazyLayer open={open} close={searchClosed} load={loadSearch} failed={giveUp} layer={{}} />
    </>
  )
}
