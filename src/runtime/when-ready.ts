import { uiStore } from '#src/stores/ui.ts'

/** Calls back when the page is ready, at once if it is or while the intro leaves the browser idle. */
export function whenReady(then: () => void): () => void {
  if (uiStore.getState().pageReady || document.documentElement.dataset.intro) {
    then()
    return () => {}
  }
  const forget = uiStore.subscribe(({ pageReady }) => {
    if (!pageReady) return
    forget()
    then()
  })
  return forget
}
