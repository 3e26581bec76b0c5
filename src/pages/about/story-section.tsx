import type { Story } from '#src/content/about.ts'
import { useReveal } from '#src/motion/use-reveal.ts'
import './about.css'

interface Props {
  story: Story
  /** Image to the left. */
  flipped: boolean
}

/** Text and image side by side; the two arrive one after the other. */
export function StorySection({ story, flipped }: Props) {
  const { label, heading, paragraphs, image, alt } = story
  const text = useReveal<HTMLDivElement>()
  const picture = useReveal<HTMLDivElement>()
  return (
    <section className="story wrap" data-flipped={flipped || undefined}>
      <div className="story-text" ref={text}>
        <p className="mono">{label}</p>
        <h2>{heading.text}</h2>
        <p className="story-line">{heading.line}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="story-picture" ref={picture}>
        <img src={image} alt={alt} width={1600} height={1000} loading="lazy" decoding="async" />
      </div>
    </section>
  )
}
