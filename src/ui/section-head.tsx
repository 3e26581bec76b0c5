import type { Ref } from 'react'
import { Emphasis } from './emphasis.tsx'
import './section.css'

export interface Heading {
  text: string
  /** The one part of `text` that matters, in brass italic. Most headings have none. */
  emphasis?: string
  /** A sentence beneath the heading. */
  line?: string
}

interface Props {
  /** Id of the heading. */
  id?: string
  /** In columns 1–4. It adds to the heading and does not repeat it. */
  label: string
  heading: Heading | string
  /** The band that it stands in needs no rule. */
  inverted?: true | undefined
  ref?: Ref<HTMLElement>
}

/** What a section opens with, under its rule: a label to the left, its name and one line in columns 5–12. */
export function SectionHead({ id, label, heading, inverted, ref }: Props) {
  const { text, emphasis, line }: Heading = typeof heading === 'string' ? { text: heading } : heading
  return (
    <header className={`section-head columns${inverted ? '' : ' under-rule'}`} ref={ref}>
      <p className="label section-label" data-arrive="left">
        {label}
      </p>
      <h2 id={id} data-arrive="lines">
        <Emphasis text={text} emphasis={emphasis} />
      </h2>
      {line && (
        <p className="section-line soft" data-arrive="below">
          {line}
        </p>
      )}
    </header>
  )
}
