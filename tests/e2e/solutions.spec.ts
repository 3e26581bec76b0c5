import { paths } from '#src/content/paths.ts'
import { solutions } from '#src/content/solutions.ts'
import { comparisonTexts, gridTexts } from '#src/content/solutions-texts.ts'
import { TIMING } from '#src/demos/solutions-loading.ts'
import { expect, open, openFrozen, scrollYOf, test } from './fixtures.ts'

const badge = '[data-solutions-loaded]'

test('the badge counts each card as it arrives, says that all are there, and goes', async ({ page }) => {
  // A short window: nothing arrives before the grid has been scrolled to.
  await page.setViewportSize({ width: 1440, height: 420 })
  await openFrozen(page, paths.solutions)
  const status = page.locator(badge)
  await expect(status).toHaveAttribute('data-solutions-loaded', '0')
  await expect(status).toBeHidden()
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), gridTexts.id)
  await expect(status).toHaveAttribute('data-phase', 'loading')
  await expect(status).toHaveText('Loading solutions... 0/6')
  await expect(status).toHaveAttribute('aria-busy', 'true')
  for (let loaded = 1; loaded < solutions.length; loaded += 1) {
    await page.clock.runFor(TIMING.card)
    await expect(status).toHaveText(`Loading solutions... ${loaded}/6`)
    await expect(status).toHaveAttribute('data-solutions-loaded', String(loaded))
  }
  await page.clock.runFor(TIMING.card)
  await expect(status).toHaveText('All solutions loaded')
  await expect(status).toHaveAttribute('aria-busy', 'false')
  await expect(status).toBeInViewport()
  await page.clock.runFor(TIMING.farewell)
  await expect(status).toBeHidden()
  await expect(status).toHaveAttribute('data-solutions-loaded', '6')
})

test('with reduced motion all cards are there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, paths.solutions)
  await expect(page.locator(badge)).toHaveAttribute('data-solutions-loaded', '6')
  await expect(page.locator('[data-arrival="loaded"]')).toHaveCount(6)
})

test('the buttons lead to the grid and to the table', async ({ page }) => {
  await open(page, paths.solutions)
  const scrolled = page.evaluate(
    () => new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true })),
  )
  await page.getByRole('link', { name: gridTexts.explore }).click()
  await expect(page.locator(`#${gridTexts.id} h2`)).toBeInViewport()
  // On the way the next button would move from under the pointer.
  await scrolled
  const top = await scrollYOf(page)
  await page.getByRole('link', { name: gridTexts.viewAll }).click()
  await expect(page.getByRole('table', { name: comparisonTexts.caption })).toBeInViewport()
  expect(await scrollYOf(page)).toBeGreaterThan(top)
})

test('anywhere on a card opens its page, by one link', async ({ page }) => {
  await open(page, paths.solutions)
  for (const { id, title, link } of solutions) {
    const card = page.locator(`[data-solution="${id}"]`)
    await expect(card.getByRole('link')).toHaveAccessibleName(title)
    await card.click({ position: { x: 30, y: 30 } })
    await expect(page).toHaveURL((url) => url.pathname === link)
    await page.goBack()
  }
})

test('every row of the table leads to a page of its own', async ({ page }) => {
  await open(page, paths.solutions)
  const links = page.getByRole('table').getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(solutions.map(({ link }) => link))
})
