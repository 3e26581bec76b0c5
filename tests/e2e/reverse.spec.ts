import type { Locator } from '@playwright/test'
import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { expect, open, scrollToY, test } from './fixtures.ts'

/** Scrolls until the top of an element is so many px inside of the bottom of the view, and the page has been told. */
const bringIn = (element: Locator, inside: number) =>
  element.evaluate(async (it, by) => {
    scrollBy({ top: it.getBoundingClientRect().top - innerHeight + by, behavior: 'instant' })
    // The page's observers were there first, so they are told before this one.
    await new Promise<void>((told) => new IntersectionObserver(() => told()).observe(it))
  }, inside)

for (const path of [paths.securitySolution, paths.automation])
  test(`${path}: "Sections animate in on scroll and reverse when scrolling back", all of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await open(page, path)
    const headings = page.locator('main section:not(.page-hero) h2')
    const names = await headings.allTextContents()
    expect(names.slice(-1)).toEqual([contactTexts.heading.text])
    for (const name of names) {
      const heading = headings.filter({ hasText: name }).first()
      await heading.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(heading, name).toHaveAttribute('data-reveal', 'shown')
      await scrollToY(page, 0)
      await expect(heading, name).toHaveAttribute('data-reveal', 'waiting')
      await expect(heading, name).toHaveCSS('opacity', '0')
    }
  })

test('elsewhere "sections animate in once when first scrolled into view"', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, paths.solutions)
  const heading = page.getByRole('heading', { name: contactTexts.heading.text })
  await scrollToY(page, (await heading.evaluate((it) => Math.round(it.getBoundingClientRect().top))) - 700)
  await expect(heading).toHaveAttribute('data-reveal', 'waiting')
  await heading.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(heading).toHaveAttribute('data-reveal', 'shown')
  await scrollToY(page, 0)
  await expect(heading).not.toBeInViewport()
  await expect(heading).toHaveCSS('opacity', '1')
})

test('"Analytics sections use a bottom root margin of -100px", all of them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, paths.analytics)
  const headings = page.locator('main section:not(.page-hero) h2')
  const names = await headings.allTextContents()
  expect(names.slice(-1)).toEqual([contactTexts.heading.text])
  for (const name of names) {
    const heading = headings.filter({ hasText: name }).first()
    await expect(heading, name).toHaveAttribute('data-reveal', 'waiting')
    await bringIn(heading, 60)
    await expect(heading, name).toHaveAttribute('data-reveal', 'waiting')
    await bringIn(heading, 250)
    await expect(heading, name).toHaveAttribute('data-reveal', 'shown')
  }
})
