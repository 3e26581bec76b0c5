import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import './drawing.css'
import './prose-figures.css'
import './prose.css'

interface Props {
  /** Tells this text apart from others; see lib/prose-body.ts. */
  name: string
  /** Made at build time from a Markdown file of this project. */
  html: string
}

/** A plain click on a link of this site, in this tab; null for all other clicks. */
function linkOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href') ?? ''
  // A file (the PDF of a paper, the feed, security.txt) is for the browser to open.
  return /^[/#]/.test(href) && !/\.\w+$/.test(href) ? href : null
}

/** Finished HTML whose links move within the page like all others. */
export function Prose({ name, html }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = ref.current
    const follow = (event: MouseEvent) => {
      const href = linkOf(event)
      if (href === null) return
      event.preventDefault()
      void navigate(href)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])
  return <div className="prose" data-prose={name} ref={ref} dangerouslySetInnerHTML={{ __html: html }} />
}
