import type { Page } from '@playwright/test'
import { expect, open, test } from '../e2e/fixtures.ts'
import { expectReadable, parts, passThrough, flat } from './readable.ts'

test.use(flat)

/* How a visitor may have the page shown. Each way is tried on every page, one after the other in one tab. */

/** WCAG 1.4.12: a page must bear these spacings. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** As a user style sheet: the policy of the page has no say in it. */
async function withStyle(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
  return () => page.evaluate(() => void (document.adoptedStyleSheets = []))
}

/** What is just arriving passes over its neighbours: all of it is where it goes. */
function arrived(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
}

/** Elements whose own text does not fit their box and is cut off or runs out of it. */
function clipped(page: Page): Promise<string[]> {
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
function overlaps(page: Page): Promise<string[]> {
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
function unreachable(page: Page): Promise<string[]> {
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
      for (const until = performance.now() + wait; cover(control) !== null && performance.now() < until;)
        await new Promise((done) => requestAnimationFrame(done))
      const under = cover(control)
      if (under !== null)
        found.push(`${control.localName} “${control.textContent.slice(0, 30)}” under ${under}`)
    }
    return found
  }, ARRIVAL)
}

for (const [index, part] of parts.entries()) {
  test(`wider spacing of text, part ${index + 1}`, async ({ page }) => {
    test.setTimeout(180_000)
    for (const path of part)
      await test.step(path, async () => {
        await open(page, path)
        await arrived(page)
        const before = new Set([...(await clipped(page)), ...(await overlaps(page))])
        await withStyle(page, SPACING)
        await expectReadable(page, path)
        await arrived(page)
        expect
          .soft(
            (await clipped(page)).filter((line) => !before.has(line)),
            `${path}: cut off`,
          )
          .toEqual([])
        expect
          .soft(
            (await overlaps(page)).filter((line) => !before.has(line)),
            `${path}: overlap`,
          )
          .toEqual([])
      })
  })

  test(`zoomed to 400%, part ${index + 1}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 225 })
    test.setTimeout(180_000)
    for (const path of part)
      await test.step(path, async () => {
        await open(page, path)
        await passThrough(page)
        await expectReadable(page, path)
        expect.soft(await unreachable(page), path).toEqual([])
      })
  })
}
