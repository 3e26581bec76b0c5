import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { ledgerText } from '#src/content/security-solution/ledger.ts'
import { withoutPictures } from '../faults/readable.ts'
import { templated } from '../every-page.ts'
import { expectNoViolations, violations } from './axe.ts'
import {
  address,
  articles,
  expect,
  hydrated,
  open,
  openFrozen,
  pages,
  phone,
  shares,
  test,
} from './fixtures.ts'

// What a rule says of a picture it says of its element.
test.use({ launchOptions: withoutPictures.launchOptions })

test('a control whose name lacks what can be read on it is found', async ({ page }) => {
  await open(page, paths.terms)
  await page
    .getByRole('link', { name: 'Contact Us' })
    .first()
    .evaluate((link) => (link.ariaLabel = 'Write'))
  expect((await violations(page, false)).join()).toMatch(/label-content-name-mismatch/)
})

/** Pages of one template differ in their text, tables and drawings: each is judged on one device. */
const ofTemplates = shares([...articles, ...templated], 2)
/** All others on both. */
const batches = shares(
  pages.filter((path) => !templated.includes(path)),
  4,
)

const devices = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const

for (const [at, [device, settings]] of devices.entries())
  test.describe(`on a ${device}, in both themes`, () => {
    test.use(settings)

    for (const [part, batch] of [...batches, ofTemplates[at] ?? []].entries())
      test(`no page has a violation, part ${part + 1}`, async ({ page }) => {
        for (const path of batch)
          await test.step(path, async () => {
            await open(page, path)
            await expectNoViolations(page, path)
          })
      })

    test('no violation in a form with errors and a toast', async ({ page }) => {
      await open(page, paths.contact)
      await page.getByRole('button', { name: contactTexts.submit }).click()
      await expect(page.locator('[data-toast]')).toBeVisible()
      await page.locator('[data-toast]').getByRole('button').focus()
      await expectNoViolations(page, 'errors')
    })

    test('no violation in an open menu', async ({ page }) => {
      await open(page, paths.terms)
      if (device === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
      else await page.getByRole('button', { name: 'Solutions menu', exact: true }).press('Enter')
      await expect(page.getByRole('link', { name: 'AI Analytics' }).first()).toBeVisible()
      await expectNoViolations(page, 'menu')
    })

    test('no violation in the search, with and without results', async ({ page }) => {
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

    test('no violation in the card of a data source', async ({ page }) => {
      await open(page, paths.analytics)
      const source = page.locator('[data-node="crm"]')
      await source.focus()
      await expect(source).toHaveAttribute('data-state', 'active')
      await expectNoViolations(page, 'source')
    })

    test('no violation on the not-found page', async ({ page, guard }) => {
      guard.allow(/status of 404/)
      await page.goto(address('/nowhere'))
      await hydrated(page)
      await expectNoViolations(page, 'not found')
    })

    test('no violation in the full conversation of the assistant', async ({ page }) => {
      await openFrozen(page, paths.assistant)
      const chat = page.locator('[data-demo="chat"]')
      await chat.scrollIntoViewIfNeeded()
      const step = async () => {
        const phase = await chat.getAttribute('data-phase')
        if (phase !== 'ended') await page.clock.runFor(500)
        return phase
      }
      await expect.poll(step, { intervals: [20] }).toBe('ended')
      // It must not clear itself meanwhile; axe needs a clock that runs.
      await chat.getByRole('button', { name: 'Pause' }).click()
      await page.clock.resume()
      await expectNoViolations(page, 'conversation')
      await expect(chat).toHaveAttribute('data-phase', 'paused')
    })

    test('no violation in a broken chain of hashes', async ({ page }) => {
      await open(page, paths.securitySolution)
      await page.getByRole('button', { name: ledgerText.forge }).click()
      await expect(page.locator('.block[data-state="broken"]')).toHaveCount(3)
      await expectNoViolations(page, 'chain')
    })
  })
