import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#src/app/app.tsx'
import { changedFields, replay } from '#src/runtime/early-input.ts'
import { loadPage } from '#src/runtime/page-loader.ts'
import { startPrefetching } from '#src/runtime/prefetch.ts'
import { routeOf } from '#src/app/routes.ts'
import { showWithoutScript } from '#src/runtime/without-script.ts'
import { startShellEffects } from '#src/app/shell-effects.ts'
import { tolerateMovedNodes } from '#src/runtime/foreign-nodes.ts'
import { exposeProbe } from '#src/lib/stage-probe.ts'
import { EXPERIENCE_DECIDED } from '#src/lib/experience.ts'
import { experienceDecided, experienceStore } from '#src/stores/experience.ts'
import '#src/styles/fonts.css'
import '#src/styles/tokens.css'
import '#src/styles/base.css'
import '#src/styles/layout.css'
import '#src/styles/inverted.css'
import '#src/styles/forced-colors.css'
import '#src/styles/print.css'

/** Resolves when the boot script knows the mode: it asks the graphics card after the first paint. */
async function whenDecided(): Promise<void> {
  if ('undecided' in document.documentElement.dataset)
    await new Promise((decided) => addEventListener(EXPERIENCE_DECIDED, decided, { once: true }))
  experienceDecided()
}

/** Hydrates the prerendered page. In development there is none, and it is rendered. */
async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')

  await whenDecided()
  const route = routeOf(location.pathname)
  const page = await loadPage(route)
  tolerateMovedNodes()
  startShellEffects()
  exposeProbe(() => experienceStore.getState().mode)
  const app = (
    // The address changes at once, so that a second press on a link finds it; the page follows.
    <BrowserRouter useTransitions={false}>
      <App first={{ status: 'ready', route, page }} />
    </BrowserRouter>
  )
  const hydrate = () => void hydrateRoot(container, app)
  const fields = changedFields(container)
  const presses = window.takePresses?.() ?? []
  delete window.takePresses
  if (!container.firstElementChild) createRoot(container).render(app)
  // From here React hydrates at once for whoever presses something; until then a transition leaves a slow phone room.
  else if (fields.length + presses.length === 0) startTransition(hydrate)
  else {
    flushSync(hydrate)
    void replay(fields, presses)
  }
  startPrefetching(routeOf)
}

start().catch((error: unknown) => {
  console.error(error)
  showWithoutScript()
})
