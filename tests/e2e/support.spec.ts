import type { Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { faq, faqTexts } from '#src/content/support/faq.ts'
import { helpTexts } from '#src/content/support/help-texts.ts'
import data from '#src/content/support/status.json' with { type: 'json' }
import { paths } from '#src/content/paths.ts'
import { heroActions } from '#src/content/pages/status.ts'
import { percent, uptimeOf, type ServiceRecord } from '#src/content/support/service-record.ts'
import { comeTo, expect, open, phone, scrollYOf, test } from './fixtures.ts'

const record = data as ServiceRecord
const total = faq.reduce((sum, { questions }) => sum + questions.length, 0)

const filter = (page: Page) => page.getByRole('searchbox', { name: faqTexts.filter })
const shown = (page: Page) => page.locator('.faq-entry').filter({ visible: true })

test.describe('the help center', () => {
  test('has its search and what it finds on the first screen', async ({ page }) => {
    await open(page, paths.helpCenter)
    await expect(filter(page)).toBeInViewport({ ratio: 1 })
    await expect(shown(page).first()).toBeInViewport({ ratio: 1 })
  })

  test('filters its questions at once, by keyboard, without a connection', async ({ page, context }) => {
    await open(page, paths.helpCenter)
    // A short list brings the end of the page near, whose picture is not to be asked for offline.
    await comeTo(page.getByRole('contentinfo'))
    await context.setOffline(true)
    await expect(shown(page)).toHaveCount(total)
    await filter(page).fill('ledger')
    await expect(page.locator('.faq-count')).toHaveText(/^\d of \d+ questions$/)
    for (const entry of await shown(page).all()) expect(await entry.innerText()).toMatch(/\w/)
    await filter(page).press('ArrowDown')
    await expect(shown(page).first().locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(shown(page).first()).toHaveAttribute('open', '')
    await filter(page).press('Escape')
    await expect(shown(page)).toHaveCount(total)
    await context.setOffline(false)
  })

  test('has words to try, each of which leaves some of its questions', async ({ page }) => {
    await open(page, paths.helpCenter)
    for (const word of faqTexts.tries) {
      await page.locator('.faq-below').getByRole('button', { name: word }).click()
      await expect(filter(page)).toHaveValue(word)
      const left = await shown(page).count()
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThan(total)
    }
  })

  test('has a compass under its groups where there is room for one', async ({ page }) => {
    await open(page, paths.helpCenter, { experience: 'immersive' })
    const list = page.getByRole('navigation', { name: helpTexts.groups })
    const compass = list.locator('[data-scene=compass]')
    const [lowest, box] = [await list.getByRole('link').last().boundingBox(), await compass.boundingBox()]
    expect(box?.y).toBeGreaterThanOrEqual((lowest?.y ?? Infinity) + (lowest?.height ?? 0))
    expect(box?.height).toBeGreaterThan(200)
    await page.setViewportSize({ width: 1440, height: 600 })
    await expect(compass).toBeHidden()
  })

  test('offers a person where no question matches', async ({ page }) => {
    await open(page, paths.helpCenter)
    await filter(page).fill('xylophone')
    await expect(shown(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: faqTexts.nothing })).toBeVisible()
    await page.locator('.faq-more').getByRole('link', { name: faqTexts.ask }).click()
    await expect(page).toHaveURL(`${paths.contact}?topic=support`)
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(/support/i)
  })

  test('an address opens its question, and so does a link to another', async ({ page }) => {
    await open(page, `${paths.helpCenter}#tokens-needed`)
    await expect(page.locator('#tokens-needed')).toBeVisible()
    await expect(page.locator('#tokens-needed')).toBeInViewport()
    await expect(page.locator('details').filter({ has: page.locator('#price') })).not.toHaveAttribute('open')
    await page.evaluate(() => (location.hash = '#price'))
    await expect(page.locator('#price')).toBeInViewport()
  })

  test('a link to a group that the filter hides ends the filter, and leads there', async ({ page }) => {
    await open(page, paths.helpCenter)
    const [first, last] = [faq[0], faq.at(-1)]
    if (!first || !last) throw new Error('no groups')
    await filter(page).fill(first.questions[0]?.question ?? '')
    await expect(page.locator(`#${last.id}`)).toBeHidden()
    await page
      .getByRole('navigation', { name: helpTexts.groups })
      .getByRole('link', { name: last.name })
      .click()
    await expect(filter(page)).toHaveValue('')
    await expect(page.locator(`#${last.id}`)).toBeFocused()
    await expect(page.getByRole('heading', { name: last.name })).toBeInViewport()
  })

  test('its links lead on without a new document', async ({ page }) => {
    await open(page, `${paths.helpCenter}#ledger-export`)
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.locator('#ledger-export').getByRole('link', { name: 'Export the token ledger' }).click()
    await expect(page).toHaveURL(`${paths.documentation}#ledger`)
    await expect(page.locator('#ledger')).toBeInViewport()
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
    // Drawn by its own code this time: the same text, and its controls work.
    await page.goBack()
    await expect(shown(page)).toHaveCount(total)
    await filter(page).fill('invoice')
    await expect(shown(page)).not.toHaveCount(total)
  })
})

test('an answer that was opened is open after Back, and closed if it was closed again', async ({ page }) => {
  await open(page, paths.helpCenter)
  const summary = page.locator('summary', { hasText: 'I forgot my password' })
  const answer = page.locator('#lost-password')
  const there = async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(paths.about)
    await page.goBack()
    await expect(summary).toBeVisible()
  }
  await summary.click()
  await expect(answer).toBeVisible()
  await there()
  await expect(answer).toBeVisible()
  await summary.click()
  await expect(answer).toBeHidden()
  await there()
  await expect(answer).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions fold and unfold, by address as well', async ({ page }) => {
    await page.goto(`${paths.helpCenter}#roles`)
    await expect(page.locator('#roles')).toBeVisible()
    await page.locator('summary', { hasText: 'I forgot my password' }).click()
    await expect(page.locator('#lost-password')).toBeVisible()
    await expect(filter(page)).toBeHidden()
  })

  test('both languages of a request can be read, and no button is offered that does nothing', async ({
    page,
  }) => {
    await page.goto(paths.apiDocs)
    const request = page.locator('#recordEvent')
    await expect(request.locator('pre', { hasText: 'curl' })).toBeVisible()
    await request.getByRole('radio', { name: 'JavaScript' }).check()
    await expect(request.locator('pre', { hasText: 'await fetch' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
  })
})

test.describe('samples', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('are copied as they read, and that is said', async ({ page }) => {
    await open(page, paths.documentation)
    const button = page.getByRole('button', { name: 'Copy: Create a source' })
    await button.click()
    await expect(button).toHaveText('Copied')
    await expect(page.getByRole('status').filter({ hasText: 'Copied: Create a source' })).toBeAttached()
    expect(await clipboard(page)).toContain(`curl ${brand.api}/v1/sources`)
  })

  test('of requests follow the language that was chosen once', async ({ page }) => {
    await open(page, paths.apiDocs)
    await page.locator('#askQuestion').getByRole('radio', { name: 'JavaScript' }).check()
    const other = page.locator('#createTask')
    await expect(other.locator('pre', { hasText: 'await fetch' })).toBeVisible()
    await other.getByRole('button', { name: 'Copy: Create a task, JavaScript' }).click()
    await expect.poll(() => clipboard(page)).toContain("method: 'POST'")
  })
})

test('the contents of the API mark the first entry of a group from the heading of that group on', async ({
  page,
}) => {
  await open(page, paths.apiDocs)
  const marked = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]')
  const group = page.locator('section[id]', { has: page.locator('#askQuestion') }).last()
  await group.evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - 0.28 * innerHeight))
  await expect(marked).toContainText('Ask a question')
})

test('the guide: contents lead to chapters, and the current one is marked', async ({ page }) => {
  await open(page, paths.documentation)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Build a workflow' }).click()
  await expect(page).toHaveURL(/#workflow$/)
  await expect(page.locator('#workflow')).toBeInViewport()
  await expect(contents.locator('[aria-current]')).toHaveText('Build a workflow')
})

test('beside the guide an arch is built of the concepts that the chapters set up', async ({ page }) => {
  await open(page, paths.documentation, { experience: 'immersive' })
  const arch = page.locator('.guide-arch')
  const set = arch.locator('[data-set=true]')
  await comeTo(page.locator('#concepts'))
  await expect(arch).toBeVisible()
  await expect(set).toHaveCount(0)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Roles and model access' }).click()
  // Each with the numeral of its stone.
  await expect(set).toHaveText([/^I\s*Workspace$/, /^II\s*Source$/, /^V\s*Role$/])
  await contents.getByRole('link', { name: 'Before you start' }).click()
  await expect(set).toHaveText([/^I\s*Workspace$/])
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(arch).toBeHidden()
})

test('beside the guide the keyboard goes from link to link: its contents cannot be folded there', async ({
  page,
}) => {
  await open(page, paths.documentation)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const first = contents.getByRole('link').first()
  await expect(first).toBeVisible()
  await first.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(contents.locator('summary')).not.toBeFocused()
  expect(await contents.evaluate((list) => list.contains(document.activeElement))).toBe(false)
})

test('the OpenAPI file can be downloaded, with the address of the API in it', async ({ page, request }) => {
  await open(page, paths.apiDocs)
  const href = await page.getByRole('link', { name: 'Download openapi.json' }).getAttribute('href')
  const file = (await (await request.get(href ?? '')).json()) as { servers: { url: string }[] }
  expect(file.servers[0]?.url).toBe(brand.api)
  expect(JSON.stringify(file)).not.toContain('{{')
})

test('the status page shows what follows from the record', async ({ page }) => {
  await open(page, paths.status)
  const rows = page.locator('.component')
  await expect(rows).toHaveCount(data.components.length)
  for (const [index, { id, name }] of data.components.entries()) {
    await expect(rows.nth(index).getByRole('heading')).toHaveText(name)
    await expect(rows.nth(index)).toContainText(percent(uptimeOf(record, id)))
    const days = rows.nth(index).locator('.component-days')
    expect(await days.locator('rect').count()).toBe(90)
    // Drawn, and told in words: a screen reader hears them once.
    await expect(days.locator('[role="img"], title')).toHaveCount(0)
    await expect(days.locator('p')).toHaveText(/\d:\s|No incident/)
  }
  await expect(page.locator('.incident')).toHaveCount(record.incidents.length)
  await expect(page.locator('#now time')).toHaveAttribute('datetime', record.updated)
})

test.describe('on a phone', () => {
  test.use(phone)
  test('the contents fold, and fold away again when used', async ({ page }) => {
    await open(page, paths.documentation)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const link = contents.getByRole('link', { name: 'Glossary' })
    await expect(link).toBeHidden()
    await contents.locator('summary').press('Enter')
    await expect(link).toBeVisible()
    await contents.locator('summary').press('Enter')
    await expect(link).toBeHidden()
    await contents.getByText('Contents').tap()
    await link.tap()
    await expect(link).toBeHidden()
    await expect(page.locator('#glossary')).toBeInViewport()
    expect(await scrollYOf(page)).toBeGreaterThan(1000)
  })

  test('the search of the help center stands on the first screen', async ({ page }) => {
    // What a browser's own bars leave of a phone's height.
    await page.setViewportSize({ width: 390, height: 664 })
    await open(page, paths.helpCenter)
    await expect(filter(page)).toBeInViewport({ ratio: 1 })
  })

  test('the current state begins on the first screen, and no button leads there', async ({ page }) => {
    await open(page, paths.status)
    await expect(page.locator('#now h2')).toBeInViewport()
    const hero = page.locator('.page-hero')
    await expect(hero.getByRole('link', { name: heroActions.report })).toBeVisible()
    await expect(hero.getByRole('link', { name: heroActions.now })).toBeHidden()
  })
})
