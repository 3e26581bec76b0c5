import { articlePath } from '#src/content/article.ts'
import { paths, type SitePath } from '#src/content/paths.ts'
import { expect, open, test } from './fixtures.ts'

const pieces = [
  articlePath('blog', 'two-dashboards-two-numbers'),
  articlePath('case-studies', 'returns-by-size'),
  articlePath('whitepapers', 'testing-a-forecast'),
  paths.privacy,
]

/** Inside of the margins of A4, CSS pixels. */
const SHEET = { width: 642, height: 987 }

test.use({ colorScheme: 'dark' })

test('what is to be read prints as black text on white, and nothing else', async ({ page }) => {
  for (const path of pieces)
    await test.step(path, async () => {
      await open(page, path)
      await page.setViewportSize(SHEET)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.locator('.prose')).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.getByRole('heading', { level: 1 }).locator('em')).toHaveCSS('color', 'rgb(0, 0, 0)')

      // All that is left is the article: no menu, no footer, no ways on.
      const left = page.locator('body *:not(script)').filter({ visible: true })
      const outside = await left.evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest('.prose-page') && !element.querySelector('.prose-page'))
          .filter((element) => element.textContent !== '' && element.getClientRects()[0]?.height)
          .map((element) => element.outerHTML.slice(0, 80)),
      )
      expect(outside).toEqual([])
      await expect(page.locator('.prose h2').first()).toBeVisible()

      // Paper does not scroll sideways.
      const cut = await page
        .locator('.prose-page, .prose-page *')
        .evaluateAll(
          (elements, width) =>
            elements.filter((element) => element.getBoundingClientRect().right > width + 1).map(String),
          SHEET.width,
        )
      expect(cut).toEqual([])
    })
})

test('a printed link says where it leads', async ({ page }) => {
  await open(page, articlePath('whitepapers', 'testing-a-forecast'))
  const target = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  const link = '.prose a[href^="https://"]'
  expect(await target(link)).toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await target(link)).toContain(String(await page.locator(link).first().getAttribute('href')))
})

/** A scene's place, and its picture there, which gives way to the canvas on the screen. */
const DRAWN: readonly [path: SitePath, place: string, picture: string][] = [
  [paths.home, '[data-scene="capability"]', 'img'],
  [paths.about, '[data-scene="crank"]', 'img'],
  [paths.platform, '[data-scene="integration"]', '.diagram-picture'],
  [paths.technology, '[data-scene="stack"]', '.stack-picture'],
]

test.describe('where a canvas is', () => {
  test.use({ viewport: { width: 1280, height: 500 }, deviceScaleFactor: 0.5 })

  for (const [path, scene, pictures] of DRAWN)
    test(`the picture of ${scene} on ${path} is printed in place of the canvas`, async ({ page }) => {
      await page.goto(`${path}?experience=immersive&intro=off&quality=low`)
      const place = page.locator(scene).first()
      await place.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(place).toHaveAttribute('data-drawn', '')
      // Of the two themes' pictures, one.
      const shown = place.locator(pictures).filter({ visible: true })
      const seen = () =>
        shown.evaluateAll((all) => all.filter((it) => it.checkVisibility({ opacityProperty: true })).length)
      await expect.poll(seen).toBe(0)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.stage')).toBeHidden()
      await expect.poll(seen).toBe(1)
    })
})
