import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { expectNoViolations } from './axe.ts'
import { address, expect, hydrated, open, pages, phone, test } from './fixtures.ts'

const devices = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const

for (const [device, settings] of devices)
  test.describe(`on a ${device}, in both themes`, () => {
    test.use(settings)

    test('no page has a violation', async ({ page }) => {
      test.setTimeout(300_000)
      for (const path of pages)
        await test.step(path, async () => {
          await open(page, path)
          await expectNoViolations(page, path)
        })
    })

    test('nor has a form with errors and a toast', async ({ page }) => {
      await open(page, paths.contact)
      await page.getByRole('button', { name: contactTexts.submit }).click()
      await expect(page.locator('[data-toast]')).toBeVisible()
      await page.locator('[data-toast]').getByRole('button').focus()
      await expectNoViolations(page, 'errors')
    })

    test('nor has an open menu', async ({ page }) => {
      await open(page, paths.terms)
      if (device === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
      else await page.getByRole('button', { name: 'Solutions', exact: true }).press('Enter')
      await expect(page.getByRole('link', { name: 'AI Analytics' }).first()).toBeVisible()
      await expectNoViolations(page, 'menu')
    })

    test('nor has the search, with and without results', async ({ page }) => {
      await open(page, paths.terms)
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      const search = page.getByRole('dialog', { name: 'Search' })
      await expect(search.getByRole('option').first()).toBeVisible()
      await search.getByRole('combobox').fill('encryption')
      await expect(search.locator('mark').first()).toBeVisible()
      await expectNoViolations(page, 'search')
      await search.getByRole('combobox').fill('xylophone')
      await expect(search.getByRole('link')).toBeVisible()
      await expectNoViolations(page, 'search without results')
    })

    test('nor has the not-found page', async ({ page, guard }) => {
      guard.allow(/status of 404/)
      await page.goto(address('/nowhere'))
      await hydrated(page)
      await expectNoViolations(page, 'not found')
    })
  })
