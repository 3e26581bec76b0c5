import { useEffect, useRef } from 'react'
import { useMediaQuery } from '#src/motion/use-media-query.ts'
import './cursor.css'

const PRECISE = '(pointer: fine) and (prefers-reduced-motion: no-preference)'

/**
 * A dot at the pointer and a ring that trails it: decoration over the system's own cursor, absent for coarse pointers
 * and reduced motion. Positions are written straight to CSS variables and eased by CSS, without a frame loop.
 */
export function Cursor() {
  const ref = useRef<HTMLDivElement>(null)
  const precise = useMediaQuery(PRECISE)
  useEffect(() => {
    const cursor = ref.current
    if (!cursor || !precise) return
    let stop: (() => void) | null = null
    let left = false
    // Decoration: its code comes with the first move of a mouse.
    const begin = (event: PointerEvent) => {
      import('./follow-pointer.ts').then(
        ({ followPointer }) => {
          if (!left) stop = followPointer(cursor, event)
        },
        () => undefined,
      )
    }
    addEventListener('pointermove', begin, { once: true, passive: true })
    return () => {
      left = true
      removeEventListener('pointermove', begin)
      stop?.()
    }
  }, [precise])
  return (
    <div className="cursor" data-cursor="" ref={ref} aria-hidden="true">
      <span className="cursor-ring" />
      <span className="cursor-dot" />
    </div>
  )
}
