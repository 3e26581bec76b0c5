import { expect, it, vi } from 'vitest'
import { resetScroll, scrollTo, stopSmoothScroll } from '#src/motion/smooth-scroll.ts'

it('scrolls natively while Lenis is not running', () => {
  const native = vi.fn()
  vi.stubGlobal('window', { scrollTo: native })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  scrollTo(0)
  expect(native).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
  scrollTo(240)
  expect(native).toHaveBeenLastCalledWith({ top: 240, behavior: 'smooth' })
  resetScroll(80)
  expect(native).toHaveBeenLastCalledWith({ top: 80, behavior: 'instant' })
})

it('does not glide under reduced motion', () => {
  const native = vi.fn()
  vi.stubGlobal('window', { scrollTo: native })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  scrollTo(0)
  expect(native).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

it('can be stopped before it was started', () => {
  expect(stopSmoothScroll).not.toThrow()
})
