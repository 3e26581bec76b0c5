import { flushSync } from 'react-dom'
import { REDUCED_MOTION } from '#src/lib/experience.ts'
import { experienceStore } from '#src/stores/experience.ts'
import { linkOf } from './follow-links.ts'
import { loadedPage, type PageSource } from './page-loader.ts'

/**
 * In light mode a page fades into the next, by the browser's view transitions, where it has them. In immersive mode the
 * camera flies instead.
 *
 * The browser needs a frame for its picture of the page before. Until then the click is held, and then made again: the
 * address, the page, its title and the keyboard change together, as they do without a fade. A page whose code is not there yet
 * is not waited for here.
 */
export function startPageFades(find: (pathname: string) => PageSource): void {
  const reduced = matchMedia(REDUCED_MOTION)
  let made = false

  const hold = (event: MouseEvent) => {
    if (made || reduced.matches || experienceStore.getState().mode !== 'light') return
    const link = linkOf(event)
    if (!link || link.pathname === location.pathname || !loadedPage(find(link.pathname))) return
    event.preventDefault()
    event.stopPropagation()
    const follow = () => {
      // A second press on a link that the first one has taken away.
      if (!link.isConnected) return
      made = true
      flushSync(() => link.click())
      made = false
    }
    // A second fade ends the first, and says so by a rejection.
    document.startViewTransition(follow).ready.catch(() => {})
  }
  addEventListener('click', hold, true)
}
