import type { Page } from '@playwright/test'

/* What a visitor would find wrong with a page as it is shown; each returns the faults it finds, in words. */

/** Words of the main content that are on the page but cannot be seen. */
export function blank(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section, main h1, main h2, main h3, main p, main figure, main table')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter((element) => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (Number(getComputedStyle(at).opacity) < 0.9) return true
        return false
      })
      .map((element) => `${element.localName}: ${element.textContent.slice(0, 50)}`),
  )
}

/** What is told by colour alone, or not told, where the visitor's colours replace the site's. */
export function untold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} “${element.textContent.trim().slice(0, 30)}”`
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const found: string[] = []

    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary',
    )
    for (const control of [...controls].filter(shown)) {
      if (control.tabIndex < 0 || control.matches(':disabled')) continue
      control.focus({ focusVisible: true, preventScroll: true } as FocusOptions)
      if (document.activeElement !== control) continue
      const ringed = [control, control.parentElement, control.closest('label')].some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      })
      if (!ringed) found.push(`no focus: ${name(control)}`)
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()

    const states =
      '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current="page"]'
    for (const element of [...document.querySelectorAll(states)].filter(shown)) {
      const { outlineStyle, textDecorationLine } = getComputedStyle(element)
      if (outlineStyle === 'none' && !textDecorationLine.includes('underline'))
        found.push(`not told selected: ${name(element)}`)
    }

    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
    }
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'Canvas'
    const canvas = getComputedStyle(probe).backgroundColor
    probe.remove()
    /** What lies under an element; its words have a plate of the canvas' colour unless it opts out. */
    const ground = (element: Element, plated: boolean): string => {
      if (plated && getComputedStyle(element).forcedColorAdjust !== 'none') return canvas
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (backgroundColor.startsWith('rgb(')) return backgroundColor
      }
      return canvas
    }
    const differs = (colour: string, from: string) => Math.abs(luminance(colour) - luminance(from)) >= 0.25
    for (const icon of [...document.querySelectorAll('svg.icon')].filter(shown)) {
      const { stroke } = getComputedStyle(icon)
      if (!differs(stroke, ground(icon, false)))
        found.push(`icon not seen: ${name(icon.parentElement ?? icon)}`)
    }
    const worded = [
      ...document.querySelectorAll('body :is(h1, h2, h3, p, li, a, button, span, dd, dt, td, th)'),
    ]
    for (const element of worded.filter(shown)) {
      if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())) continue
      if (element.closest('svg, .visually-hidden')) continue
      if (!differs(getComputedStyle(element).color, ground(element, true)))
        found.push(`words not seen: ${name(element)}`)
    }
    return found
  })
}

/**
 * What is just arriving passes over its neighbours: all of it is where it goes.
 * A changed medium takes effect with the next frame, and only then does what follows from it begin.
 */
export function arrived(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((frame) => requestAnimationFrame(frame))
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
}

/** Elements whose own text does not fit their box and is cut off or runs out of it. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element): boolean => {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element)
      // For screen readers only.
      if (clipPath === 'inset(50%)') return false
      const wide = overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll'
      const high = overflowY !== 'visible' && overflowY !== 'auto' && overflowY !== 'scroll'
      return (
        (wide && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 2) ||
        (high && element.scrollHeight > element.clientHeight + 2)
      )
    }
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const holds = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()]
    }
    const name = (element: Element) =>
      `${element.localName}.${element.className.toString()}: ${element.textContent.trim().slice(0, 40)}`
    const found = new Set<string>()
    for (const element of document.querySelectorAll('main *, footer *, header *')) {
      if (!hasWords(element) || !(element instanceof HTMLElement)) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('[aria-hidden="true"], .visually-hidden')) continue
      // Each ancestor that cuts its content must hold all the words of this one.
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (!cuts(box)) continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const out = holds(element).some(
          (rect) =>
            rect.width > 0 &&
            (rect.right > right + 2 ||
              rect.left < left - 2 ||
              rect.bottom > bottom + 4 ||
              rect.top < top - 4),
        )
        if (out) found.add(name(element))
      }
    }
    return [...found]
  })
}

/** Pairs of texts that lie on each other. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>('main p, main h1, main h2, main h3, main li, main button'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"], .visually-hidden'))
      .filter((element) => !element.querySelector('p, h1, h2, h3, li, button'))
    const forReaders = (node: Node) => {
      for (let at = node.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true
      return false
    }
    /** Where the words of an element are. */
    const box = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const rects: DOMRect[] = []
      while (walker.nextNode()) {
        if (forReaders(walker.currentNode)) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        rects.push(...[...range.getClientRects()].filter(({ width }) => width > 0))
      }
      const left = Math.min(...rects.map((rect) => rect.left))
      const top = Math.min(...rects.map((rect) => rect.top))
      const right = Math.max(...rects.map((rect) => rect.right))
      return { left, top, right, bottom: Math.max(...rects.map((rect) => rect.bottom)), width: right - left }
    }
    const boxes = shown
      .map((element) => ({ element, rect: box(element) }))
      .filter(({ rect }) => rect.width > 1)
    const found: string[] = []
    for (const [at, { element, rect }] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue
        const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left)
        const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top)
        if (across > 4 && down > 6)
          found.push(`${element.textContent.slice(0, 30)} / ${other.element.textContent.slice(0, 30)}`)
      }
    return found
  })
}

/** The longest that a part takes to arrive, in ms, and some. */
const ARRIVAL = 3000

/** Controls that cannot be brought into the view, or that something else covers when they are. */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(async (wait) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, textarea, select, summary), footer :is(a[href], button, input)',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    const found: string[] = []
    /** What lies over the middle of a control; null where nothing does. */
    const cover = (control: HTMLElement): string | null => {
      // A link of several lines has a box for each.
      const rect = control.getClientRects()[0] ?? control.getBoundingClientRect()
      const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
      const label = control.closest('label') ?? document.querySelector(`label[for="${control.id}"]`)
      if (hit && (control.contains(hit) || hit.contains(control) || label?.contains(hit))) return null
      return hit ? hit.className : 'nothing'
    }
    for (const control of controls) {
      control.focus()
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise((done) => setTimeout(done))
      // What is just arriving passes over its neighbours.
      // A section above it that changes its height moves it away again.
      for (const until = performance.now() + wait; cover(control) !== null && performance.now() < until;) {
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        await new Promise((done) => requestAnimationFrame(done))
      }
      const under = cover(control)
      if (under !== null)
        found.push(`${control.localName} “${control.textContent.slice(0, 30)}” under ${under}`)
    }
    return found
  }, ARRIVAL)
}
