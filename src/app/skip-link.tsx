import type { MouseEvent } from 'react'
import { skipToContent } from '#src/content/frame.ts'
import { anchors } from '#src/content/paths.ts'
import { scrollTo } from '#src/motion/smooth-scroll.ts'

/** Moves the keyboard without leaving an entry in the history; without a script it is an ordinary anchor. */
function skip(event: MouseEvent): void {
  const main = document.getElementById(anchors.main)
  if (!main) return
  event.preventDefault()
  scrollTo(main, { instant: true })
  main.focus({ preventScroll: true })
}

export function SkipLink() {
  return (
    <a className="skip-link" href={`#${anchors.main}`} onClick={skip}>
      {skipToContent}
    </a>
  )
}
