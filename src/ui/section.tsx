import type { ReactNode } from 'react'
import { useReveal } from '#src/motion/use-reveal.ts'
import { SectionHead, type Heading } from './section-head.tsx'

interface Props {
  id?: string
  label: string
  heading: Heading | string
  /** How it arrives, where that differs from other sections. */
  reveal?: { reverse?: boolean; bottom?: number }
  /** A scene is pinned in it: its head alone arrives, since the canvas reads once where the rest stands. */
  staged?: boolean
  children: ReactNode
}

/** A section under its hairline rule: label to the left, heading in columns 5–12, content beneath. */
export function Section({ id, label, heading, reveal, staged = false, children }: Props) {
  const ref = useReveal<HTMLElement>(reveal)
  return (
    <section className="section wrap" id={id} ref={staged ? null : ref}>
      <header className="section-head" ref={staged ? ref : null}>
        <SectionHead label={label} heading={typeof heading === 'string' ? { text: heading } : heading} />
      </header>
      {children}
    </section>
  )
}
