import type { Locator, Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { architectureText, layers } from '#src/content/security-solution/architecture.ts'
import { governanceText } from '#src/content/security-solution/governance.ts'
import { pillars } from '#src/content/security-solution/pillars.ts'
import { forgery, ledgerText } from '#src/content/security-solution/ledger.ts'
import { operationsText } from '#src/content/security-solution/operations.ts'
import { canvasAt, openStage } from './canvas.ts'
import { comeTo, expect, open, openFrozen, phone, test } from './fixtures.ts'
import { framesGoBy } from './frames.ts'

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
  await expect.poll(step, { intervals: [10] }).toBeGreaterThan(before)
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
  await section.getByRole('button', { name: ledgerText.forge }).click()
  await expect(second).toHaveValue(forgery.record)
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

const architecture = (page: Page) => page.locator(`#${architectureText.id}`)
const caption = (page: Page) => architecture(page).locator('figcaption')

/** The ring that the section says is chosen, by its title. */
async function expectChosen(page: Page, index: number): Promise<void> {
  await expect(caption(page)).toHaveText(`${architectureText.ring} ${index + 1}${layers[index]?.title ?? ''}`)
  await expect(architecture(page).locator('[data-layer][data-current]')).toHaveCount(1)
  await expect(architecture(page).getByRole('button', { pressed: true })).toHaveText(
    layers[index]?.title ?? '',
  )
}

/** Moves the pointer to what of the card is in view, and scrolls nothing. */
async function pointAt(card: Locator): Promise<void> {
  const box = await card.boundingBox()
  if (!box) throw new Error('the card has no place')
  await card.page().mouse.move(box.x + 40, Math.min(Math.max(box.y + box.height / 2, 120), 700))
}

test('the scroll, the pointer, the focus and a press each choose a ring', async ({ page }) => {
  await open(page, paths.securitySolution)
  const cards = architecture(page).locator('[data-layer]')
  await cards.nth(3).evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expectChosen(page, 3)
  await pointAt(cards.nth(4))
  await expectChosen(page, 4)
  await cards.nth(2).getByRole('button').focus()
  await expectChosen(page, 2)
  await page.keyboard.press('Shift+Tab')
  await expectChosen(page, 1)
  // What the focus scrolls into view is read within a frame of that; a press in the same frame would come before it.
  await framesGoBy(page, 2)
  // A press alone: a click would bring the pointer along, and scroll.
  await cards.nth(3).getByRole('button').dispatchEvent('click')
  await expectChosen(page, 3)
  // The still of that ring, in the theme's own light.
  await expect(architecture(page).locator('img:visible')).toHaveAttribute('src', /gates-4-/)
  // A jump over the cards has passed them all.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expectChosen(page, layers.length - 1)
})

test('a card that the scroll brings under a resting pointer is not chosen by it', async ({ page }) => {
  await open(page, paths.securitySolution)
  const cards = architecture(page).locator('[data-layer]')
  const bringToMiddle = (index: number) =>
    cards.nth(index).evaluate((card) => {
      scrollBy({ top: card.getBoundingClientRect().top - innerHeight * 0.46, behavior: 'instant' })
    })
  await bringToMiddle(2)
  await expectChosen(page, 2)
  await pointAt(cards.nth(1))
  await expectChosen(page, 1)
  await bringToMiddle(3)
  await expect.poll(() => cards.nth(2).evaluate((card) => card.matches(':hover'))).toBe(true)
  await expectChosen(page, 3)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the picture stays in view over its list, and the card that is read is marked', async ({ page }) => {
    await open(page, paths.securitySolution)
    const cards = architecture(page).locator('[data-layer]')
    for (const index of [1, 5]) {
      await cards.nth(index).evaluate((card) => {
        const { top } = card.getBoundingClientRect()
        scrollTo({ top: scrollY + top - innerHeight * 0.48, behavior: 'instant' })
      })
      await expectChosen(page, index)
      await expect(caption(page)).toBeInViewport()
      const [picture, card] = await Promise.all([caption(page).boundingBox(), cards.nth(index).boundingBox()])
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual((card?.y ?? 0) + 340)
    }
  })
})

test.describe('on the canvas', () => {
  test.use({ viewport: { width: 1024, height: 640 }, deviceScaleFactor: 1 })

  test('a card shuts its ring, forging opens a link, and the reset welds it @sweep', async ({ page }) => {
    await openStage(page, paths.securitySolution)
    const still = async () => (await canvasAt(page, 4)).data
    const cards = architecture(page).locator('[data-layer]')
    await comeTo(cards.nth(2))
    await expect(architecture(page).locator('[data-scene][data-drawn]')).toHaveCount(1)
    await expectChosen(page, 2)
    const third = await still()
    await cards.nth(3).getByRole('button').focus()
    await expectChosen(page, 3)
    expect((await still()).equals(third), 'another ring').toBe(false)

    const ledger = page.locator(`#${ledgerText.id}`)
    await comeTo(ledger.locator('.chain-scene'))
    await expect(ledger.locator('[data-scene][data-drawn]')).toHaveCount(1)
    const whole = await still()
    await ledger.getByRole('button', { name: ledgerText.forge }).evaluate((it: HTMLElement) => it.click())
    await expect(ledger.locator('[data-state="broken"]')).toHaveCount(3)
    expect((await still()).equals(whole), 'an open link').toBe(false)
    await ledger.getByRole('button', { name: ledgerText.reset }).evaluate((it: HTMLElement) => it.click())
    await expect(ledger.locator('[data-state="broken"]')).toHaveCount(0)
    expect((await still()).equals(whole), 'welded').toBe(true)
  })
})
