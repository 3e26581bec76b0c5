import { REDUCED_MOTION } from '#src/lib/experience.ts'
import { applyTheme } from '#src/lib/theme.ts'
import { experienceStore, reducedMotionChanged } from '#src/stores/experience.ts'
import { systemThemeChanged, themeStarted, themeStore } from '#src/stores/theme.ts'
import { scrolled, uiStore } from '#src/stores/ui.ts'

/** Connects the stores with the document and the browser, once, for the life of the page. */
export function startShellEffects(): void {
  const root = document.documentElement

  themeStarted()
  themeStore.subscribe(({ theme }) => applyTheme(theme, root))
  experienceStore.subscribe(({ mode }) => (root.dataset.experience = mode))
  uiStore.subscribe(({ pageReady }) => {
    if (pageReady) root.dataset.pageReady = 'true'
  })

  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) =>
    systemThemeChanged(event.matches ? 'dark' : 'light'),
  )
  matchMedia(REDUCED_MOTION).addEventListener('change', (event) => reducedMotionChanged(event.matches))

  // On paper the page is what it is without a script: every panel open, no controls. Chrome counts the sheets between
  // `beforeprint` and the change of the query, which alone comes where print is emulated: what grew later would be cut off.
  const paper = matchMedia('print')
  const setPrinting = (printing: boolean) => {
    if (printing) delete root.dataset.script
    else root.dataset.script = 'on'
  }
  paper.addEventListener('change', ({ matches }) => setPrinting(matches))
  addEventListener('beforeprint', () => setPrinting(true))
  addEventListener('afterprint', () => setPrinting(paper.matches))

  addEventListener('scroll', () => scrolled(scrollY), { passive: true })
  scrolled(scrollY)
}
