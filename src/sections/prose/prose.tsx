import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { followLinks } from '#src/runtime/follow-links.ts'
import './drawing.css'
import './prose-figures.css'
import './prose.css'

interface Props {
  /** Tells this text apart from others; see lib/prose-body.ts. */
  name: string
  /** Made at build time from a Markdown file of this project. */
  html: string
}

/** Finished HTML whose links move within the page like all others. */
export function Prose({ name, html }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => (ref.current ? followLinks(ref.current, () => navigate) : undefined), [navigate])
  return <div className="prose" data-prose={name} ref={ref} dangerouslySetInnerHTML={{ __html: html }} />
}
