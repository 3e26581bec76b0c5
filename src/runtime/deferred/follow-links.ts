import type { NavigateFunction } from 'react-router-dom'

/** Links in HTML without code are plain ones: this lets them lead on without a new document, as all others do. */
export function followLinks(box: HTMLElement, navigate: () => NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || event.defaultPrevented || modified) return
    if (link.origin !== location.origin || link.target || link.download || link.hasAttribute('download'))
      return
    event.preventDefault()
    void navigate()(link.pathname + link.search + link.hash)
  }
  box.addEventListener('click', follow)
  return () => box.removeEventListener('click', follow)
}
