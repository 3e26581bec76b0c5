import type { Story } from '#src/content/about.ts'
import { useArrive } from '#src/motion/use-arrive.ts'
import '#src/ui/themed-picture.css'
import './about.css'

interface Props {
  story: Story
  /** Image to the left. */
  flipped: boolean
}

/** Text and image side by side; the two arrive one after the other. */
export function StorySection({ story, flipped }: Props) {
  const { id, label, heading, paragraphs, images, finer } = story
  const [near, far] = flipped ? ['right', 'left'] : ['left', 'right']
  const root = useArrive<HTMLElement>()
  return (
    <section className="story wrap" data-flipped={flipped || undefined} ref={root}>
      <div className="story-text stack-4">
        <p className="label" data-arrive={near}>
          {label}
        </p>
        <h2 data-arrive="lines">{heading.text}</h2>
        <p className="story-line" data-arrive={near}>
          {heading.line}
        </p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} data-arrive={near}>
            {paragraph}
          </p>
        ))}
      </div>
      <div className="story-picture panel" data-story={id} data-arrive={far}>
        {(['light', 'dark'] as const).map((theme) => (
          <picture key={theme} className={`themed-picture themed-picture-${theme}`}>
            {finer && <source type="image/avif" srcSet={finer[theme]} />}
            <img src={images[theme]} alt="" width={1600} height={1000} loading="lazy" decoding="async" />
          </picture>
        ))}
      </div>
    </section>
  )
}
