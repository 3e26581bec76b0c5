import { nextTask } from '#src/lib/task.ts'

export type Choreography = typeof import('./choreography.ts')

let loaded: Choreography | null = null
let loading: Promise<Choreography | null> | null = null

/** Resolves when the page's first words have been painted. */
function firstWords(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name === 'first-contentful-paint')) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

/** When whoever asked last gets it. */
let turn: Promise<unknown> = Promise.resolve()

async function inTurn<Code>(before: Promise<unknown>, code: Promise<Code>): Promise<Code> {
  await Promise.all([before, code])
  await nextTask()
  return code
}

/**
 * Loads the GSAP code, for immersive mode. Null where it cannot be loaded: then nothing moves. Each caller gets it in a task
 * of its own: what the sections of a page set up with it would hold a slow device for a quarter of a second.
 */
export function loadChoreography(): Promise<Choreography | null> {
  loading ??= firstWords()
    .then(() => import('./choreography.ts'))
    .then(
      (module) => (loaded = module),
      () => null,
    )
  const mine = inTurn(turn, loading)
  turn = mine
  return mine
}

/** The same code if it is loaded already. */
export const choreographyNow = (): Choreography | null => loaded
