import { useRef, type ReactNode } from 'react'
import { useHeading } from '#src/motion/use-heading.ts'
import { Emphasis } from '#src/ui/emphasis.tsx'
import { Figures, type Figure } from '#src/ui/figures.tsx'
import { CountingLink } from '../counting-link.tsx'
import './page-hero.css'

interface Props {
  /** What stands over the heading. */
  label: ReactNode
  /** The h1. `emphasis` is a part of `text`, set in brass italic. */
  heading: { text: string; emphasis: string }
  lead: string
  /** Buttons. */
  actions?: ReactNode
  figures?: readonly Figure[]
  /** Whatever else belongs on the first screen, beneath. */
  children?: ReactNode
}

/** The first screen of a page. What stands in it arrives in turn once the page is ready, along a short arc. */
export function PageHero({ label, heading: words, lead, actions, figures, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeading(heading)
  return (
    <section className="page-hero wrap">
      <p className="label page-hero-label">{label}</p>
      <h1 ref={heading}>
        <Emphasis {...words} />
      </h1>
      <p className="page-hero-lead">{lead}</p>
      {actions && <div className="page-hero-actions actions">{actions}</div>}
      {figures && (
        <>
          <Figures items={figures} />
          <CountingLink />
        </>
      )}
      {children}
    </section>
  )
}
