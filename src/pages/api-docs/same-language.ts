import { earlyInput } from '#src/runtime/early-input.ts'

/** Who chooses JavaScript for one request wants it for all: every group of radio buttons follows. */
export function sameLanguage(root: HTMLElement): () => void {
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
    const top = target.getBoundingClientRect().top
    for (const radio of root.querySelectorAll<HTMLInputElement>(`input[value="${target.value}"]`))
      radio.checked = true
    // Samples above change their height: what was pressed stays where it was.
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  root.addEventListener('change', choose)
  // Chosen before the page came to life.
  earlyInput(root)()
  return () => root.removeEventListener('change', choose)
}
