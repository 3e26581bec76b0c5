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

/** The code that moves by GSAP, for immersive mode; null where it cannot be had, and then everything stands. */
export function loadChoreography(): Promise<Choreography | null> {
  loading ??= firstWords()
    .then(() => import('./choreography.ts'))
    .then(
      (module) => (loaded = module),
      () => null,
    )
  return loading
}

/** It, where it has come already. */
export const choreographyNow = (): Choreography | null => loaded
