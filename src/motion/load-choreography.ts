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

/** Loads the GSAP code, for immersive mode. Null where it cannot be loaded: then nothing moves. */
export function loadChoreography(): Promise<Choreography | null> {
  loading ??= firstWords()
    .then(() => import('./choreography.ts'))
    .then(
      (module) => (loaded = module),
      () => null,
    )
  return loading
}

/** The same code if it is loaded already. */
export const choreographyNow = (): Choreography | null => loaded
