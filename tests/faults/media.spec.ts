import type { Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { expect, hold, open, test } from '../e2e/fixtures.ts'
import { flat, parts } from './readable.ts'

test.use(flat)

/* On paper, and in the visitor's own colours. */

/** Words of the main content that are on the page but cannot be seen. */
function blank(page: Page): Promise<string[]> {
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

/** How far the colour of an element's text is from white, as a contrast; 21 is black. */
function contrastWithPaper(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((elements) =>
    Math.min(
      ...elements.map((element) => {
        const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? [])
          .map(Number)
          .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
      }),
    ),
  )
}

for (const path of [paths.home, paths.about, paths.securitySolution, paths.automation])
  test(`${path} prints what has not arrived yet, in ink, with nothing that hangs over it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    // The canvas is not what this is about.
    await hold(page, /\/assets\/stage-[^p]/)
    await open(page, path, { experience: 'immersive' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // Something waits for the scroll: else this proves nothing.
    await expect.poll(async () => (await blank(page)).length).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => blank(page)).toEqual([])
    await expect.poll(() => contrastWithPaper(page, 'main h1, main h2, main p')).toBeGreaterThan(4.5)
    await expect(
      page.locator('.site-header, .back-to-top, .demo-controls').filter({ visible: true }),
    ).toHaveCount(0)
    // No empty screens to scroll through.
    const tallest = await page
      .locator('.scrub, .about-film')
      .evaluateAll((all) => Math.max(0, ...all.map((element) => element.getBoundingClientRect().height)))
    expect(tallest).toBeLessThan(900)
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(async () => (await blank(page)).length).toBeGreaterThan(0)
  })

/** What is told by colour alone, or not told, where the visitor's colours replace the site's. */
function untold(page: Page): Promise<string[]> {
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

for (const [index, part] of parts.entries())
  test(`the visitor's own colours tell focus, choice and icons, and paper holds every word, part ${index + 1}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const path of part)
      await test.step(path, async () => {
        await open(page, path)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ forcedColors: 'active', colorScheme })
          expect.soft(await untold(page), `${path}, ${colorScheme}`).toEqual([])
        }
        await page.emulateMedia({ forcedColors: null, colorScheme: null, media: 'print' })
        await expect.poll(() => blank(page), `${path} on paper`).toEqual([])
        await page.emulateMedia({ media: 'screen' })
      })
  })
