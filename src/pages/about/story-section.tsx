import type { ReactNode, Ref } from 'react'
import type { Story } from '#src/content/about.ts'
import { Emphasis } from '#src/ui/emphasis.tsx'
import './about.css'

interface Props {
  story: Story
  /** What it is about, to the left. */
  flipped: boolean
  children: ReactNode
  ref: Ref<HTMLElement>
}

/** Text, and beside it what it is about; the two arrive one after the other. */
export function StorySection({ story, flipped, children, ref }: Props) {
  const { id, label, heading, paragraphs } = story
  const near = flipped ? 'right' : 'left'
  return (
    <section className="story wrap" data-story={id} ref={ref}>
      <div className="story-row" data-flipped={flipped || undefined}>
        <div className="story-text stack-4">
          <p className="label" data-arrive={near}>
            {label}
          </p>
          <h2 data-arrive="lines">
            <Emphasis text={heading.text} emphasis={heading.emphasis} />
          </h2>
          <p className="story-line" data-arrive={near}>
            {heading.line}
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} data-arrive={near}>
              {paragraph}
            </p>
          ))}
        </div>
        {children}
      </div>
    </section>
  )
}
