/** The part of the view in which a chapter counts as the one being read. */
const READING = '-18% 0px -72% 0px'
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
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.findLast((entry) => entry.isIntersecting)?.target.id
      // Between two chapters the one before counts; above the first, none does.
      if (read === undefined && (chapters[0]?.getBoundingClientRect().top ?? 0) <= innerHeight / 2) return
      for (const [id, link] of links) {
        if (id === read) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: READING },
  )
  for (const chapter of chapters) observer.observe(chapter)
  return () => {
    observer.disconnect()
    wide.removeEventListener('change', fold)
    list.removeEventListener('click', leave)
  }
}
