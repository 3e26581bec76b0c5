import { ScrollTrigger } from 'gsap/ScrollTrigger'
import { uiStore } from '#src/stores/ui.ts'

/** Rest after which a change of layout is taken over, ms: sections often come together. */
const REST = 150

/**
 * Measures anew when the page is ready (spec §2.13), and once the page's height or the view has changed and rests. Trigger
 * by trigger: a refresh of all at once would scroll the page to its top and back, which ends a scroll that is under way.
 */
export function keepFresh(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let height = 0
  const refresh = () => {
    for (const trigger of ScrollTrigger.getAll()) trigger.refresh()
    ScrollTrigger.update()
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(refresh, REST)
  }
  uiStore.subscribe(({ pageReady }, before) => {
    if (pageReady && !before.pageReady) refresh()
  })
  addEventListener('resize', soon)
  new ResizeObserver(() => {
    const now = document.body.offsetHeight
    if (now !== height) soon()
    height = now
  }).observe(document.body)
}
