import type { Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { expect, hold, open, test } from '../e2e/fixtures.ts'
import { flat } from './readable.ts'
import { blank } from './shown.ts'

test.use(flat)

/* On paper. Every page is printed in presentation.spec.ts; here are those with films, bands and what arrives by scroll. */

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
    await hold(page, /\/assets\/stage-[\w-]+\.js$/)
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

/** Sheets of paper that the page fills. */
const sheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

for (const path of [paths.home, paths.technology])
  test(`${path} is printed to its end, and nothing of it beside its place`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const still = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    await still.goto(path)
    const whole = await sheets(still)
    await still.close()
    expect(whole).toBeGreaterThan(3)
    await open(page, path, { experience: 'light' })
    const waiting = page.locator('main [data-reveal="waiting"]')
    await expect.poll(() => waiting.count()).toBeGreaterThan(0)
    // What opens for paper does so before the sheets are counted: else the last ones would be missing.
    expect(await sheets(page)).toBe(whole)
    await page.emulateMedia({ media: 'print' })
    const moved = () =>
      waiting.evaluateAll(
        (all) => all.filter((element) => getComputedStyle(element).translate !== 'none').length,
      )
    await expect.poll(moved).toBe(0)
  })
