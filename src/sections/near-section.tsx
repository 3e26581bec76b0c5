import { lazy, memo, Suspense, useEffect, type ComponentType, type NamedExoticComponent } from 'react'
import { useEarlyInput } from './use-early-input.ts'

interface Options {
  /** Id of the section's element in the prerendered page. */
  id: string
  load: () => Promise<ComponentType>
  /** True where the visit needs the section at once, for instance by the URL's hash. */
  now?: () => boolean
}

/** Distance in CSS px from which a section below the fold is brought to life. */
const REACH = '600px'
/** What counts as a sign that somebody is there. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Resolves when the prerendered section comes near or the visitor stirs; at once where nothing is prerendered. */
function whenWanted({ id, now }: Options): Promise<void> {
  const element = document.getElementById(id)
  if (!element || now?.()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && wanted(),
      {
        rootMargin: REACH,
      },
    )
    function wanted(): void {
      observer.disconnect()
      stop.abort()
      resolve()
    }
    observer.observe(element)
    for (const sign of SIGNS)
      addEventListener(sign, wanted, { passive: true, once: true, signal: stop.signal })
  })
}

/** A connection that has just returned may not carry yet: another try so many milliseconds later. */
export const SETTLED = 3000

/** Resolves when the connection returns. */
const connection = () => new Promise<void>((back) => addEventListener('online', () => back(), { once: true }))

/**
 * Tries until it succeeds, again with every return of the connection and a little after: until then the prerendered
 * words stand there, and `data-unloaded` on the section says that its controls do nothing.
 */
export async function loadPatiently({ id, load }: Pick<Options, 'id' | 'load'>): Promise<ComponentType> {
  for (let returned = false; ; returned = !returned) {
    try {
      const section = await load()
      globalThis.document?.getElementById(id)?.removeAttribute('data-unloaded')
      return section
    } catch {
      document.getElementById(id)?.setAttribute('data-unloaded', '')
      const settled = new Promise<void>((over) => returned && setTimeout(over, SETTLED))
      await Promise.race([connection(), settled])
    }
  }
}

/**
 * A section below the fold that is in the HTML from the start and gets its code later: the first load stays small.
 * The prerenderer waits for it; in the browser React leaves the HTML alone until the code is there.
 */
export function nearSection(options: Options): NamedExoticComponent {
  let ask = () => {}
  const asked = new Promise<void>((resolve) => (ask = resolve))
  const Section = lazy(async () => {
    if (typeof document !== 'undefined') await Promise.race([asked, whenWanted(options)])
    const Loaded = await loadPatiently(options)
    return {
      default: function Awake() {
        useEarlyInput(() => document.getElementById(options.id)?.closest('section'))
        return <Loaded />
      },
    }
  })
  // A render from above would make React drop the prerendered HTML, which it cannot take over yet.
  return memo(function NearSection() {
    // Come from another page: its section of the same name was waited for, and went with it.
    useEffect(() => {
      if (!document.getElementById(options.id)) ask()
    }, [])
    return (
      <Suspense>
        <Section />
      </Suspense>
    )
  })
}
