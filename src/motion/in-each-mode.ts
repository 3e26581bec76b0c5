import { experienceStore } from '#src/stores/experience.ts'

/** Begins now, and anew whenever the visitor's Motion switch has changed the mode. */
export function inEachMode(begin: () => () => void): () => void {
  let stop = begin()
  const forget = experienceStore.subscribe(({ mode }, before) => {
    if (mode === before.mode) return
    stop()
    stop = begin()
  })
  return () => {
    forget()
    stop()
  }
}
