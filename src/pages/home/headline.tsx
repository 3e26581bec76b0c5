import { Fragment, useEffect, useRef } from 'react'
import { headline } from '#src/content/home/headline.ts'
import { headlineDemo } from '#src/demos/headline.ts'
import { useHeading } from '#src/motion/use-heading.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { useDemo } from '#src/sections/use-demo.ts'
import './headline.css'

/**
 * The h1. Its two phrases turn like drums, by turns in ink and in brass; the words are the same on both faces, and the
 * second face is drawn by CSS alone, so that the heading is read, found and announced once.
 */
export function Headline() {
  const root = useRef<HTMLHeadingElement>(null)
  useHeading(root)
  const [{ accented }, machine] = useDemo(headlineDemo, root)
  const still = useReducedMotion()
  useEffect(() => {
    if (!still) machine.send({ type: 'started' })
    return machine.reset
  }, [machine, still])

  return (
    <h1 className="headline" ref={root} data-phase={still ? 'still' : 'turning'} data-index={accented}>
      {headline.map(({ text, phrase, turns }, at) => (
        <Fragment key={text}>
          {at > 0 && ' '}
          <span
            className="headline-line"
            data-line=""
            data-text={turns ? text : undefined}
            data-accented={turns ? phrase === accented : undefined}
          >
            <span>{text}</span>
          </span>
        </Fragment>
      ))}
    </h1>
  )
}
