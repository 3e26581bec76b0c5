// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { foldUntilPainted, whenUnfolded } from '#src/lib/unfold.ts'

const root = document.documentElement
const state = { hidden: false, type: 'navigate', paint: () => {} }

beforeEach(() => {
  Object.assign(state, { hidden: false, type: 'navigate', paint: () => {} })
  document.body.innerHTML = `<main><div class="page"><div>
    <section id="top"></section><section id="second"></section><section id="third"></section>
  </div></div></main><footer class="site-footer"></footer>`
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => state.hidden)
  performance.getEntriesByType = () => [{ type: state.type } as unknown as PerformanceEntry]
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: () => void) {
        state.paint = told
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  delete root.dataset.folded
  location.hash = ''
})

/** Ids of the sections in the order in which their height is asked for. */
function recordLayout(): string[] {
  const laid: string[] = []
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    laid.push(this.id || this.className)
    return 0
  })
  return laid
}

describe('a page that is opened', () => {
  it('stays folded until something is painted', async () => {
    const laid = recordLayout()
    foldUntilPainted(root)
    let unfolded = false
    const done = whenUnfolded(root).then(() => (unfolded = true))
    await new Promise((later) => setTimeout(later))
    expect([laid, unfolded, root.dataset.folded]).toEqual([[], false, ''])
    state.paint()
    await done
  })

  it.each([
    ['the first paint', () => state.paint()],
    ['the end of loading', () => dispatchEvent(new Event('load'))],
    ['being hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])(
    'after %s lays out each section below the first, from top to end, and leaves no mark',
    async (_, happens) => {
      const laid = recordLayout()
      foldUntilPainted(root)
      happens()
      await whenUnfolded(root)
      expect(laid).toEqual(['second', 'third', 'site-footer'])
      expect(document.querySelector('[data-laid]')).toBeNull()
      expect(root.dataset.folded).toBeUndefined()
    },
  )

  it('unfolds once, whatever else happens', async () => {
    const laid = recordLayout()
    foldUntilPainted(root)
    state.paint()
    dispatchEvent(new Event('load'))
    await whenUnfolded(root)
    await new Promise((later) => setTimeout(later))
    expect(laid).toHaveLength(3)
  })
})

describe('a page is not folded', () => {
  it.each([
    ['in a tab that is not seen', () => (state.hidden = true)],
    ['when a part of it is asked for', () => (location.hash = '#third')],
    ['when it is loaded again, at the place it was', () => (state.type = 'reload')],
    ['on the way back', () => (state.type = 'back_forward')],
  ])('%s', async (_, arrange) => {
    arrange()
    foldUntilPainted(root)
    expect(root.dataset.folded).toBeUndefined()
    await whenUnfolded(root)
  })
})
