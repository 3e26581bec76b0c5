import type { ReactNode } from 'react'
import { useReveal } from '#src/motion/use-reveal.ts'
import { Emphasis } from './emphasis.tsx'
import './section.css'

interface Props {
  id?: string
  /** Mono label in columns 1–4. */
  label: string
  heading: { text: string; emphasis: string } | string
  /** How it arrives, where that differs from other sections. */
  reveal?: { reverse?: boolean; bottom?: number }
  /** A scene is pinned in it: its head alone arrives, since the canvas reads once where the rest stands. */
  staged?: boolean
  children: ReactNode
}

/** A section under its hairline rule: label to the left, heading in columns 5–12, content beneath. */
export function Section({ id, label, heading, reveal, staged = false, children }: Props) {
  const { text, emphasis } = typeof heading === 'string' ? { text: heading, emphasis: '' } : heading
  const ref = useReveal<HTMLElement>(reveal)
  return (
    <section className="section wrap" id={id} ref={staged ? null : ref}>
      <header className="section-head" ref={staged ? ref : null}>
        <p className="mono section-label">{label}</p>
        <h2>{emphasis ? <Emphasis text={text} emphasis={emphasis} /> : text}</h2>
      </header>
      {children}
    </section>
  )
}
