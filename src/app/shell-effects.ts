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

  // On paper the page is what it is without a script: every panel open, no controls. Chrome counts the sheets after
  // `beforeprint` and before the query changes: what grew in between would be cut off.
  const paper = matchMedia('print')
  const printing = (yes: boolean) => (yes ? delete root.dataset.script : (root.dataset.script = 'on'))
  paper.addEventListener('change', ({ matches }) => printing(matches))
  addEventListener('beforeprint', () => printing(true))
  addEventListener('afterprint', () => printing(paper.matches))

  addEventListener('scroll', () => scrolled(scrollY), { passive: true })
  scrolled(scrollY)
}
