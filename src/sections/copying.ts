/** Marks the text of an element, so that a key can copy it. */
function select(element: Element): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/**
 * Copy buttons (`data-copy` in a figure with code) anywhere in `root`. The outcome stands on the button until it is
 * left, and is said in the root's element with role status.
 */
export function copying(root: HTMLElement): () => void {
  const stop = new AbortController()
  const say = (text: string) => {
    const status = root.querySelector('[data-copy-status]')
    // The same words get a space at their end: screen readers announce only text that changes.
    if (status) status.textContent = status.textContent === text ? `${text}\u00A0` : text
  }
  function settle(button: HTMLButtonElement, label: string): void {
    button.textContent = label
    button.dataset.copied = ''
    const reset = () => {
      button.textContent = 'Copy'
      delete button.dataset.copied
    }
    for (const sign of ['blur', 'pointerleave'])
      button.addEventListener(sign, reset, { once: true, signal: stop.signal })
  }
  async function copy(button: HTMLButtonElement): Promise<void> {
    const code = button.closest('figure')?.querySelector('code')
    if (!code) return
    try {
      await navigator.clipboard.writeText(code.textContent)
      settle(button, 'Copied')
      say(`Copied: ${button.dataset.copy ?? ''}`)
    } catch {
      // No access to the clipboard: the next best is one key away.
      select(code)
      settle(button, 'Selected')
      say('Selected. Copy it with the keyboard.')
    }
  }
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-copy]')
      if (button) void copy(button)
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}
