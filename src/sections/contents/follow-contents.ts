import { followReading } from '../reading.ts'

/** Share of the view, from its top, that a chapter's top must have passed to be the one being read. */
const LINE = 0.28
const WIDE = '(min-width: 1024px)'

/** Marks in a contents list what is being read, and folds the list where it would stand in the way. */
export function followContents(root: HTMLElement): () => void {
  const list = root.querySelector('[data-contents]')
  const box = list?.querySelector('details')
  if (!list || !box) return () => {}
  const links = new Map(
    [...list.querySelectorAll('a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
  )
  const wide = matchMedia(WIDE)
  const fold = () => {
    box.open = wide.matches
    // Beside the page the list always stands open: nothing for the keyboard to press.
    box.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0')
  }
  fold()
  wide.addEventListener('change', fold)
  const leave = (event: Event) => {
    if (!wide.matches && event.target instanceof Element && event.target.closest('a')) box.open = false
  }
  list.addEventListener('click', leave)

  const chapters = [...links.keys()].flatMap((id) => document.getElementById(id) ?? [])
  const stop = followReading(chapters, LINE, (at) => {
    const read = chapters[at]?.id
    for (const [id, link] of links) {
      if (id === read) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  })
  return () => {
    stop()
    wide.removeEventListener('change', fold)
    list.removeEventListener('click', leave)
  }
}
