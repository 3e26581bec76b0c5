import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { address, expect, hydrated, open, pages, phone, test } from './fixtures.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(page: Page): Promise<string[]> {
  // Arrivals and fades are drawn half-transparent: judge the page that people read.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  // Legacy mode needs no second tab; it differs for frames alone, of which the site has none.
  const result = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze()
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

const devices = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const

for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, settings] of devices)
    test.describe(`${colorScheme} on a ${device}`, () => {
      test.use({ colorScheme, ...settings })

      test('no page has a violation', async ({ page }) => {
        test.setTimeout(240_000)
        for (const path of pages) {
          await open(page, path)
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
          expect.soft(await violations(page), path).toEqual([])
        }
      })

      test('nor has a form with errors and a toast', async ({ page }) => {
        await open(page, paths.contact)
        await page.getByRole('button', { name: contactTexts.submit }).click()
        await expect(page.locator('[data-toast]')).toBeVisible()
        expect(await violations(page)).toEqual([])
      })

      test('nor has an open menu', async ({ page }) => {
        await open(page, paths.home)
        if (device === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
        else await page.getByRole('button', { name: 'Solutions' }).press('Enter')
        await expect(page.getByRole('link', { name: 'AI Analytics' }).first()).toBeVisible()
        expect(await violations(page)).toEqual([])
      })

      test('nor has the not-found page', async ({ page, guard }) => {
        guard.allow(/status of 404/)
        await page.goto(address('/nowhere'))
        await hydrated(page)
        expect(await violations(page)).toEqual([])
      })
    })
