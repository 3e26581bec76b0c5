import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#src/app/app.tsx'
import { loadPage } from '#src/runtime/page-loader.ts'
import { startPrefetching } from '#src/runtime/prefetch.ts'
import { routeOf } from '#src/app/routes.ts'
import { nameEntry } from '#src/runtime/scroll.ts'
import { startShellEffects } from '#src/app/shell-effects.ts'
import type { PageState } from '#src/app/use-page.ts'
import { tolerateMovedNodes } from '#src/runtime/foreign-nodes.ts'
import { exposeProbe } from '#src/lib/stage-probe.ts'
import { expectPrerendered } from '#src/runtime/deferred/adopted.ts'
import { EXPERIENCE_DECIDED } from '#src/lib/experience.ts'
import { experienceDecided, experienceStore } from '#src/stores/experience.ts'
import '#src/styles/fonts.css'
import '#src/styles/tokens.css'
import '#src/styles/base.css'
import '#src/styles/tone.css'
import '#src/styles/forced-colors.css'
import '#src/styles/print.css'

/** Resolves when the boot script knows the mode: it asks the graphics card after the first paint. */
async function whenDecided(): Promise<void> {
  if (!('undecided' in document.documentElement.dataset)) return
  await new Promise((decided) => addEventListener(EXPERIENCE_DECIDED, decided, { once: true }))
  experienceDecided()
}

/** Brings the prerendered page to life, or renders it where there is none (development). */
async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const prerendered = container.querySelector('main > .page')

  await whenDecided()
  tolerateMovedNodes()
  startShellEffects()
  exposeProbe(() => experienceStore.getState().mode)
  const route = routeOf(location.pathname)
  const first: PageState = await loadPage(route).then(
    (page) => ({ status: 'ready', route, page }),
    // The words are on the page already: keep them as they are, and let the shell work around them.
    () => {
      if (!prerendered) return { status: 'failed', route }
      // React keeps attributes that it finds; by this one the style sheet marks controls that do nothing.
      prerendered.setAttribute('data-unloaded', '')
      return { status: 'static', route, html: prerendered.innerHTML }
    },
  )
  expectPrerendered(container)
  nameEntry()
  // A navigation that waits for nothing: in a transition, whatever is pending elsewhere would hold it back.
  const app = (
    <BrowserRouter useTransitions={false}>
      <App first={first} />
    </BrowserRouter>
  )
  // A transition is worked off in slices: a slow phone answers a tap in between.
  if (prerendered) startTransition(() => void hydrateRoot(container, app))
  else createRoot(container).render(app)
  startPrefetching(routeOf)
}

void start()
