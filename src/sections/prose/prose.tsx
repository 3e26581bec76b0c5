import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import './drawing.css'
import './prose-figures.css'
import './prose.css'

/** Paths of files (a paper, the feed), which the browser opens itself. */
const FILE = /\.\w+$/

/** The link that a click follows within the site, in this tab; null for all other clicks. */
function internalLink(event: MouseEvent): HTMLAnchorElement | null {
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || modified) return null
  return link.origin !== location.origin || link.target || FILE.test(link.pathname) ? null : link
}

interface Props {
  /** Made at build time from a Markdown file of this project. */
  html: string
}

/** Finished HTML that React leaves alone. Its links navigate within the document, as the router's do. */
export function Prose({ html }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const root = ref.current
    const follow = (event: MouseEvent) => {
      const link = internalLink(event)
      if (!link) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
    }
    root?.addEventListener('click', follow)
    return () => root?.removeEventListener('click', follow)
  }, [navigate])
  return <div className="prose" ref={ref} dangerouslySetInnerHTML={{ __html: html }} />
}
