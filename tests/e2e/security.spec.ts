import type { Locator, Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { architectureText } from '#src/content/security-solution/architecture.ts'
import { governanceText } from '#src/content/security-solution/governance.ts'
import { pillars } from '#src/content/security-solution/pillars.ts'
import { forgery, ledgerText } from '#src/content/security-solution/ledger.ts'
import { operationsText } from '#src/content/security-solution/operations.ts'
import { comeTo, expect, open, openFrozen, scrollToY, test } from './fixtures.ts'

/** Opens the page with its clock stopped and goes to the console; its instruments are read then. */
async function atConsole(page: Page): Promise<Locator> {
  await openFrozen(page, paths.securitySolution)
  const panel = page.locator('[data-demo="operations"]')
  return comeTo(panel)
}

const readingOf = async (panel: Locator) => Number(await panel.getAttribute('data-index'))

/** Moves the clock on until the console has been read again. */
async function nextReading(panel: Locator): Promise<void> {
  const before = await readingOf(panel)
  const step = async () => {
    await panel.page().clock.runFor(400)
    return readingOf(panel)
  }
  await expect.poll(step, { intervals: [10], timeout: 20_000 }).toBeGreaterThan(before)
}

test('trends are green with a plus, red with a minus, else grey', async ({ page }) => {
  const panel = await atConsole(page)
  const tokens = await page.evaluate(() =>
    ['--good', '--danger', '--ink-soft'].map((token) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(${token})`
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }),
  )
  const [green, red, grey] = tokens
  const kinds = new Set<string | undefined>()
  for (let reading = 0; reading < 40 && kinds.size < 3; reading += 1) {
    await nextReading(panel)
    const trends = await panel
      .locator('.trend')
      .evaluateAll((all) =>
        all.map((trend) => ({ text: trend.textContent, color: getComputedStyle(trend).color })),
      )
    expect(trends).toHaveLength(4)
    for (const { text, color } of trends) {
      const expected = text.includes('+') ? green : text.includes('-') ? red : grey
      expect(color, text).toBe(expected)
      kinds.add(expected)
    }
  }
  expect(kinds.size, 'kinds of trends seen').toBe(3)
})

test('the console says that it is a demonstration, and can be paused', async ({ page }) => {
  const panel = await atConsole(page)
  await expect(panel.getByText(operationsText.note)).toBeVisible()
  await nextReading(panel)
  await panel.getByRole('button', { name: 'Pause' }).click()
  const paused = await readingOf(panel)
  await page.clock.runFor(10_000)
  expect(await readingOf(panel)).toBe(paused)
  await panel.getByRole('button', { name: 'Play' }).click()
  await nextReading(panel)
})

test('with reduced motion the console waits for Play, and the bars are full at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const panel = await atConsole(page)
  const first = await readingOf(panel)
  const step = async () => {
    await page.clock.runFor(100)
    return panel.getAttribute('data-phase')
  }
  await expect.poll(step, { intervals: [50] }).toBe('paused')
  await page.clock.runFor(10_000)
  expect(await readingOf(panel)).toBe(first)
  await expect(page.locator('.pillar-fill').first()).toHaveCSS('clip-path', 'inset(0px)')
  await panel.getByRole('button', { name: 'Play' }).click()
  await nextReading(panel)
})

test('the bars of governance fill when they are seen', async ({ page }) => {
  await open(page, paths.securitySolution)
  const section = page.locator(`#${governanceText.id}`)
  const fill = section.locator('.pillar-fill').first()
  await expect(fill).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)')
  await section.getByRole('meter').first().scrollIntoViewIfNeeded()
  await section.getByRole('meter').last().scrollIntoViewIfNeeded()
  await expect(fill).toHaveCSS('clip-path', 'inset(0px)')
  await expect(fill).toHaveCSS('transition-duration', '1.5s')
  for (const { title, percentage } of pillars) {
    const meter = section.getByRole('meter', { name: title })
    await expect(meter).toHaveAttribute('aria-valuenow', String(percentage))
    await expect(meter).toHaveAttribute('aria-valuemax', '100')
  }
})

test('a forged record breaks its block and all after it, until it is put back', async ({ page }) => {
  await open(page, paths.securitySolution)
  const section = page.locator(`#${ledgerText.id}`)
  await section.scrollIntoViewIfNeeded()
  const broken = section.locator('[data-state="broken"]')
  const second = section.getByLabel(`${ledgerText.record} 2`)
  await expect(section.getByRole('status')).toHaveText(ledgerText.intact)
  // The button answers when its code is there.
  await expect(async () => {
    await section.getByRole('button', { name: ledgerText.forge }).click()
    await expect(second).toHaveValue(forgery.record, { timeout: 500 })
  }).toPass()
  await expect(broken).toHaveCount(3)
  await expect(section.getByRole('status')).toHaveText(ledgerText.broken(2, 4))
  await section.getByRole('button', { name: ledgerText.reset }).click()
  await expect(broken).toHaveCount(0)
  await section.getByLabel(`${ledgerText.record} 4`).fill('Close the year')
  await expect(broken).toHaveCount(1)
  await expect(section.getByRole('status')).toHaveText(ledgerText.broken(4, 4))
})

test('help is one call away, and the page ends with the form', async ({ page }) => {
  await open(page, paths.securitySolution)
  const emergency = page.locator('.emergency')
  await expect(emergency.getByRole('link', { name: brand.emergency.display })).toHaveAttribute(
    'href',
    brand.emergency.href,
  )
  await expect(emergency.getByRole('link', { name: brand.email.support })).toHaveAttribute(
    'href',
    `mailto:${brand.email.support}`,
  )
  await expect(page.getByRole('main').locator('section').last()).toContainText(contactTexts.formHeading)
  await expect(page.getByRole('link', { name: 'Secure Your Enterprise' })).toHaveAttribute(
    'href',
    `${paths.contact}?topic=security`,
  )
})

test('sections leave again when they are scrolled back', async ({ page }) => {
  await open(page, paths.securitySolution)
  const heading = page.locator(`#${architectureText.id}`).getByRole('heading', { level: 2 })
  await heading.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(heading).toHaveAttribute('data-reveal', 'shown')
  await expect(heading).toHaveCSS('opacity', '1')
  await page.setViewportSize({ width: 1440, height: 500 })
  await scrollToY(page, 0)
  await expect(heading).toHaveAttribute('data-reveal', 'waiting')
  await expect(heading).toHaveCSS('opacity', '0')
})
