import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { loadPatiently } from './near-section.tsx'

interface Options {
  /** Id of the section's box. */
  id: string
  load: () => Promise<ComponentType>
  /** Brings controls in the section to life, by plain DOM; returns how to stop. */
  enhance?: (root: HTMLElement) => () => void
}

/** Links in adopted HTML are plain ones: this lets them lead on without a new document, as all others do. */
function useLinks(root: RefObject<HTMLElement | null>, adopted: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    const box = root.current
    if (!box || !adopted) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || modified || link.origin !== location.origin || link.target || link.download) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    box.addEventListener('click', follow)
    return () => box.removeEventListener('click', follow)
  }, [root, adopted, navigate])
}

/**
 * Long text that is finished in the HTML and holds no state. The first load adopts it as it stands, without its code
 * and without drawing it again; only a navigation inside the site fetches the code. Its styles must come with the page.
 */
export function printedSection({ id, load, enhance }: Options): ComponentType {
  const Content = lazy(async () => ({ default: await loadPatiently({ id, load }) }))

  function Printed() {
    const root = useRef<HTMLDivElement>(null)
    const [html] = useState(() =>
      typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null),
    )
    useLinks(root, html !== null)
    useLayoutEffect(() => (root.current && enhance ? enhance(root.current) : undefined), [])
    return html === null ? (
      <div id={id} ref={root}>
        <Content />
      </div>
    ) : (
      <div id={id} ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    )
  }
  return function PrintedSection() {
    return (
      <Suspense>
        <Printed />
      </Suspense>
    )
  }
}
