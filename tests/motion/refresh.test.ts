// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepFresh } from '#src/motion/refresh.ts'
import { initialUi, pageBecameReady, scrolled, uiStore } from '#src/stores/ui.ts'

const { trigger, update } = vi.hoisted(() => ({ trigger: { refresh: vi.fn() }, update: vi.fn() }))
vi.mock('gsap/ScrollTrigger', () => ({ ScrollTrigger: { getAll: () => [trigger], update } }))

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  uiStore.setState(initialUi)
  vi.clearAllMocks()
})

it('"scroll triggers refresh when ready": once, and at nothing else that the page is told', () => {
  keepFresh()
  scrolled(400)
  expect(trigger.refresh).not.toHaveBeenCalled()
  pageBecameReady()
  expect(trigger.refresh).toHaveBeenCalledTimes(1)
  expect(update).toHaveBeenCalledTimes(1)
  scrolled(0)
  expect(trigger.refresh).toHaveBeenCalledTimes(1)
})
