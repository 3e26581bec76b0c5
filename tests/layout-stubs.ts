import { vi } from 'vitest'

/** What jsdom has no layout for: no media query matches, and every element that is watched is in view, or none. */
export function stubLayout({ inView = false } = {}): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #told: (entries: object[]) => void
      constructor(told: (entries: object[]) => void) {
        this.#told = told
      }
      observe(target: Element) {
        const rect = target.getBoundingClientRect()
        if (inView)
          this.#told([{ target, isIntersecting: true, boundingClientRect: rect, intersectionRect: rect }])
      }
      unobserve() {}
      disconnect() {}
    },
  )
}
