import { useEffect, useRef } from 'react'
import './cursor.css'

const PRECISE = '(pointer: fine) and (prefers-reduced-motion: no-preference)'

/**
 * A dot at the pointer and a ring that trails it: decoration over the system's own cursor, absent for coarse pointers
 * and reduced motion. Positions are written straight to CSS variables and eased by CSS, without a frame loop.
 */
export function Cursor() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const cursor = ref.current
    if (!cursor || !matchMedia(PRECISE).matches) return
    const move = (event: PointerEvent) => {
      cursor.style.setProperty('--x', `${event.clientX}px`)
      cursor.style.setProperty('--y', `${event.clientY}px`)
      const target = event.target instanceof Element ? event.target : null
      cursor.toggleAttribute(
        'data-over',
        target?.closest('a, button, summary, label, [role="button"]') != null,
      )
      cursor.toggleAttribute('data-text', target?.closest('input, textarea, select') != null)
      cursor.setAttribute('data-shown', '')
    }
    const hide = () => cursor.removeAttribute('data-shown')
    // Of the two ways in which browsers say that the mouse has left the page, some send only one.
    const left = (event: MouseEvent) => event.relatedTarget === null && hide()
    const root = document.documentElement
    root.addEventListener('pointermove', move, { passive: true })
    root.addEventListener('pointerleave', hide)
    root.addEventListener('mouseleave', hide)
    document.addEventListener('mouseout', left)
    addEventListener('blur', hide)
    return () => {
      root.removeEventListener('pointermove', move)
      root.removeEventListener('pointerleave', hide)
      root.removeEventListener('mouseleave', hide)
      document.removeEventListener('mouseout', left)
      removeEventListener('blur', hide)
    }
  }, [])
  return (
    <div className="cursor" data-cursor="" ref={ref} aria-hidden="true">
      <span className="cursor-ring" />
      <span className="cursor-dot" />
    </div>
  )
}
