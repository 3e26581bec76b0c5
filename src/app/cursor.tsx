import { useEffect, useRef } from 'react'
import { useMediaQuery } from '#src/motion/use-media-query.ts'
import './cursor.css'

const PRECISE = '(pointer: fine) and (prefers-reduced-motion: no-preference)'

const PRESSABLE = 'a, button, summary, label, [role="button"]'
const FIELDS = 'input, textarea, select'

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
    const move = ({ clientX, clientY, target }: PointerEvent) => {
      const over = (what: string) => target instanceof Element && target.closest(what) !== null
      cursor.style.setProperty('--x', `${clientX}px`)
      cursor.style.setProperty('--y', `${clientY}px`)
      cursor.toggleAttribute('data-over', over(PRESSABLE))
      cursor.toggleAttribute('data-text', over(FIELDS))
      cursor.setAttribute('data-shown', '')
    }
    const hide = () => cursor.removeAttribute('data-shown')
    const root = document.documentElement
    const stop = new AbortController()
    const { signal } = stop
    root.addEventListener('pointermove', move, { passive: true, signal })
    // Of the two ways in which browsers say that the mouse has left the page, some send only one.
    root.addEventListener('pointerleave', hide, { signal })
    root.addEventListener('mouseleave', hide, { signal })
    document.addEventListener('mouseout', ({ relatedTarget }) => relatedTarget === null && hide(), { signal })
    addEventListener('blur', hide, { signal })
    return () => {
      stop.abort()
      hide()
    }
  }, [precise])
  return (
    <div className="cursor" data-cursor="" ref={ref} aria-hidden="true">
      <span className="cursor-ring" />
      <span className="cursor-dot" />
    </div>
  )
}
