// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { foldUntilPainted, whenUnfolded } from '#src/lib/unfold.ts'

const root = document.documentElement
const state = {
  hidden: false,
  type: 'navigate',
  observers: new Set<() => void>(),
  fonts: Promise.resolve(),
  rules: '',
}

/** A frame, of which observers of intersections are told. */
function draws(): void {
  for (const told of state.observers) told()
}

/** Lets the tasks that have begun come to their end: more of them pass than the page of these tests has parts. */
async function settled(): Promise<void> {
  for (let task = 0; task < 12; task += 1)
    await new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (port1.close(), done()), { once: true })
      port1.start()
      port2.postMessage(null)
    })
}

/** The time that fonts are waited for, the last one asked for, passes when it is aborted. */
let late = new AbortController()
let limit = vi.spyOn(AbortSignal, 'timeout')

beforeEach(() => {
  limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (late = new AbortController()).signal)
  state.observers.clear()
  Object.assign(state, { hidden: false, type: 'navigate', fonts: Promise.resolve() })
  document.body.innerHTML = `<header class="site-header"></header><main><div class="page"><div>
    <section id="top"></section>
    <section id="second"><div class="diagram-picture" id="picture"></div></section>
    <section id="third"></section>
  </div></div></main><footer class="site-footer"></footer>`
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => state.hidden)
  performance.getEntriesByType = () => [{ type: state.type } as unknown as PerformanceEntry]
  Object.assign(document, { fonts: { load: () => state.fonts }, adoptedStyleSheets: [] })
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(rules: string) {
        state.rules = rules
      }
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly told: () => void) {}
      observe() {
        state.observers.add(this.told)
      }
      disconnect() {
        state.observers.delete(this.told)
      }
    },
  )
})

afterEach(async () => {
  // Whatever a test has left folded is unfolded in its own time, and not in that of the next.
  while ('folded' in root.dataset) {
    dispatchEvent(new Event('load'))
    await settled()
  }
  location.hash = ''
})

/** Ids of the parts in the order in which their height is asked for. */
function recordLayout(): string[] {
  const laid: string[] = []
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (this !== root) laid.push(this.id || this.className)
    return 0
  })
  return laid
}

const TOP = ['site-header', 'top']
const REST = ['second', 'picture', 'third', 'site-footer']

describe('a page that is opened', () => {
  it('stays folded until there is a frame to draw, then lays out what stands at its top', async () => {
    const laid = recordLayout()
    foldUntilPainted(root)
    await settled()
    expect(laid).toEqual([])
    expect(root.dataset.folded).toBe('whole')
    draws()
    await settled()
    expect(laid).toEqual(TOP)
    expect(root.dataset.folded).toBe('')
  })

  it('hides every part that is not laid out yet, and no other', () => {
    foldUntilPainted(root)
    const hiding = /:is\(([^{]+)\):not\(\[data-laid\]\)/.exec(state.rules)?.[1] ?? ''
    const hidden = [...document.querySelectorAll<HTMLElement>(hiding)].map(
      ({ id, className }) => id || className,
    )
    expect(hidden).toEqual([...TOP, ...REST])
  })

  it('waits for its fonts', async () => {
    const laid = recordLayout()
    let arrive = () => {}
    state.fonts = new Promise((resolve) => (arrive = resolve))
    foldUntilPainted(root)
    draws()
    await settled()
    expect(laid).toEqual([])
    arrive()
    await settled()
    expect(laid).toEqual(TOP)
  })

  it('does without fonts that cannot be had', async () => {
    const laid = recordLayout()
    state.fonts = Promise.reject(new Error('no network'))
    foldUntilPainted(root)
    draws()
    await settled()
    expect(laid).toEqual(TOP)
  })

  it('does without fonts that do not come for half a second', async () => {
    const laid = recordLayout()
    state.fonts = new Promise(() => {})
    foldUntilPainted(root)
    draws()
    await settled()
    expect([laid, limit.mock.calls]).toEqual([[], [[500]]])
    late.abort()
    await settled()
    draws()
    await settled()
    expect([laid, limit.mock.calls]).toEqual([TOP, [[500], [500]]])
    late.abort()
    await whenUnfolded(root)
    expect(laid).toEqual([...TOP, ...REST])
  })

  it.each([
    ['the next frame', draws],
    ['the end of loading', () => dispatchEvent(new Event('load'))],
    ['being hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('lays out the rest, from top to end, after %s, and leaves no mark', async (_, happens) => {
    const laid = recordLayout()
    foldUntilPainted(root)
    draws()
    await settled()
    happens()
    await whenUnfolded(root)
    expect(laid).toEqual([...TOP, ...REST])
    expect(document.querySelector('[data-laid]')).toBeNull()
    expect(root.dataset.folded).toBeUndefined()
  })

  it('unfolds once, whatever else happens', async () => {
    const laid = recordLayout()
    foldUntilPainted(root)
    draws()
    dispatchEvent(new Event('load'))
    await settled()
    draws()
    dispatchEvent(new Event('load'))
    await whenUnfolded(root)
    await settled()
    expect(laid).toEqual([...TOP, ...REST])
  })

  it('holds what is parsed later until its turn, too', async () => {
    const laid = recordLayout()
    document.querySelector('main')?.remove()
    foldUntilPainted(root)
    draws()
    await settled()
    document.body.insertAdjacentHTML('beforeend', '<main><section id="late"></section></main>')
    draws()
    await whenUnfolded(root)
    expect(laid).toEqual(['site-header', 'site-footer', 'late'])
  })
})

describe('a page is not folded', () => {
  it.each([
    ['in a tab that is not seen', () => (state.hidden = true)],
    ['when a part of it is asked for', () => (location.hash = '#third')],
    ['when it is loaded again, at the place it was', () => (state.type = 'reload')],
    ['on the way back', () => (state.type = 'back_forward')],
    ['where a script cannot add a style sheet', () => Reflect.deleteProperty(document, 'adoptedStyleSheets')],
  ])('%s', async (_, arrange) => {
    arrange()
    foldUntilPainted(root)
    expect(root.dataset.folded).toBeUndefined()
    await whenUnfolded(root)
  })
})
