import { experienceStore } from '#src/stores/experience.ts'
import { stageStore } from '#src/stores/stage.ts'

/** What the intro waits for. The first page has hydrated by the time this code runs. */
const PARTS = ['page', 'fonts', 'images', 'scene'] as const
type Part = (typeof PARTS)[number]

/** Calls back once the stage has drawn its first frame, or has given up. */
function whenStaged(done: () => void): () => void {
  const look = () => {
    if (stageStore.getState().status === 'live' || experienceStore.getState().mode === 'light') done()
  }
  const ends = [stageStore.subscribe(look), experienceStore.subscribe(look)]
  look()
  return () => ends.forEach((end) => end())
}

/**
 * Reports the share of the first screen that has arrived, 0–1, each time it grows.
 * A part that fails counts as arrived: the intro shows progress, it is not a gate.
 */
export function trackLoading(report: (share: number) => void): () => void {
  let stopped = false
  const done = new Set<Part>()
  const arrived = (part: Part) => () => {
    if (stopped || done.has(part)) return
    done.add(part)
    report(done.size / PARTS.length)
  }
  arrived('page')()
  document.fonts.ready.then(arrived('fonts'), arrived('fonts'))
  if (document.readyState === 'complete') arrived('images')()
  else addEventListener('load', arrived('images'), { once: true })
  const forget = whenStaged(arrived('scene'))
  return () => {
    stopped = true
    forget()
  }
}
