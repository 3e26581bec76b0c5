import { type RefObject, useEffect, useState } from 'react'

/** True while the element is within `margin` (CSS) of the viewport. */
export function useSight(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin])
  return seen
}

/** True from the first time the element comes within `margin`: unless told, one screen above or below. */
export function useNear(ref: RefObject<Element | null>, margin = '100% 0px'): boolean {
  const seen = useSight(ref, margin)
  const [near, setNear] = useState(false)
  if (seen && !near) setNear(true)
  return near
}

/** True once the page has been scrolled, or is shown elsewhere than at its top. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (scrolled) return
    const look = () => scrollY > 0 && setScrolled(true)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [scrolled])
  return scrolled
}
