import type { ReactNode } from 'react'
import { useArrive } from '#src/motion/use-arrive.ts'
import { Boundary } from './boundary.tsx'
import { SectionHead, type Heading } from './section-head.tsx'

interface Props {
  id?: string
  label: string
  heading: Heading | string
  /** All of it stands in a band of the other theme. */
  inverted?: true
  children: ReactNode
}

/** A section under its hairline rule: label to the left, heading in columns 5–12, content beneath. */
export function Section({ id, label, heading, inverted, children }: Props) {
  const ref = useArrive<HTMLElement>()
  return (
    <section className={inverted ? 'section wrap inverted' : 'section wrap'} id={id} ref={ref}>
      <SectionHead label={label} heading={heading} inverted={inverted} />
      <Boundary>{children}</Boundary>
    </section>
  )
}
