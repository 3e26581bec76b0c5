import { accepts } from './word-filter.ts'
import { followContents } from '#src/sections/contents/follow-contents.ts'

/** Hides what the query does not concern and says how much is left. */
function filter(root: HTMLElement, query: string): void {
  let left = 0
  for (const group of root.querySelectorAll<HTMLElement>('.faq-group')) {
    const name = group.querySelector('h2')?.textContent ?? ''
    let inGroup = 0
    for (const entry of group.querySelectorAll('li')) {
      // One by one: run together, the last word of one would swallow the first of the next.
      const texts = [...entry.querySelectorAll('summary, p')].map((element) => element.textContent)
      entry.hidden = !accepts(query, [name, ...texts].join(' '))
      if (!entry.hidden) inGroup += 1
    }
    group.hidden = inGroup === 0
    left += inGroup
  }
  const idle = query.trim() === ''
  const tally = root.querySelector<HTMLElement>('[data-faq-tally]')
  const all = tally?.dataset.all ?? ''
  if (tally) tally.textContent = idle ? all : `${left} of ${all}`
  const close = root.querySelector<HTMLElement>('[data-faq-nothing]')
  if (close) close.textContent = (left > 0 ? close.dataset.faqMore : close.dataset.faqNothing) ?? ''
}

/** The filter and its keys. Links open answers by themselves (src/runtime/scroll.ts), and end a filter that hides them. */
export function enhanceFaq(root: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const field = root.querySelector<HTMLInputElement>('#faq-filter')
  const clear = () => {
    if (field) field.value = ''
    filter(root, '')
  }
  const summaries = () =>
    [...root.querySelectorAll('summary')].filter((summary) => summary.closest('li:not([hidden])'))

  field?.addEventListener('input', () => filter(root, field.value), { signal })
  // Typed before the page came to life.
  if (field?.value) filter(root, field.value)
  root.addEventListener(
    'beforematch',
    ({ target }) => target instanceof Element && target.closest('[hidden]') && clear(),
    { signal },
  )

  root.addEventListener(
    'keydown',
    (event) => {
      const visible = summaries()
      const at = visible.findIndex((summary) => summary === event.target)
      const inField = event.target === field
      if (event.key === 'Escape' && inField && field?.value !== '') clear()
      else if (event.key === 'ArrowDown' && (inField || at >= 0)) visible[at + 1]?.focus()
      else if (event.key === 'ArrowUp' && at >= 0) (visible[at - 1] ?? field)?.focus()
      else return
      event.preventDefault()
    },
    { signal },
  )
  const forget = followContents(root)
  return () => {
    stop.abort()
    forget()
  }
}
