import { stageStore } from '#src/stores/stage.ts'

/** Product: Experience modes. Milliseconds from asking for the 3D code to its first frame. */
export const FIRST_FRAME_MS = 8000

/**
 * Calls `late` unless the stage shows a frame in time. Here, outside of the 3D code, because that code may be what never
 * arrives. A hidden page draws nothing, so its time begins anew when it is shown. The result ends the watch.
 */
export function limitFirstFrame(late: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function watch(): void {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(() => finish(late), FIRST_FRAME_MS)
  }
  function finish(then?: () => void): void {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', watch)
    unsubscribe()
    then?.()
  }
  const unsubscribe = stageStore.subscribe(({ status }) => {
    if (status === 'live') finish()
  })
  document.addEventListener('visibilitychange', watch)
  watch()
  return finish
}
