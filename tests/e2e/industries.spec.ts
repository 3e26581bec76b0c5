import type { Page } from '@playwright/test'
import { funnelText } from '#src/content/industries/funnel.ts'
import { hoursText } from '#src/content/industries/hours.ts'
import { matterText } from '#src/content/industries/matter.ts'
import { payments } from '#src/content/industries/payments.ts'
import { starts, tradesText } from '#src/content/industries/trades.ts'
import { paths } from '#src/content/paths.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import { expect, open, phone, test } from './fixtures.ts'

/** What the form is told by each page. */
const topics = {
  [paths.industries]: 'industry',
  [paths.ecommerce]: 'ecommerce',
  [paths.fintech]: 'fintech',
  [paths.legalIndustry]: 'legal',
  [paths.smb]: 'smb',
}

const sectionOf = (page: Page, id: string) => page.locator(`#${id}`)

test('a complaint leads to a solution and marks its line in the table', async ({ page }) => {
  await open(page, paths.industries)
  const section = sectionOf(page, tradesText.id)
  const answer = section.getByRole('article').filter({ visible: true })
  const marked = section.locator('tr[data-marked]')
  const [first, second, third] = starts
  await section.getByRole('radio', { name: third.name }).click()
  await expect(answer.getByRole('heading')).toHaveText(nameOf(third.path))
  await expect(marked.getByRole('rowheader')).toHaveText(nameOf(third.path))

  await page.keyboard.press('ArrowUp')
  await expect(answer.getByRole('heading')).toHaveText(nameOf(second.path))
  await page.keyboard.press('ArrowUp')
  await expect(answer.getByRole('heading')).toHaveText(nameOf(first.path))
  await expect(marked).toHaveCount(1)
  await answer.getByRole('link').click()
  await expect(page).toHaveURL(first.path)
})

test('choosing and what it changes fit one screen, each complaint on the line of its product', async ({
  page,
}) => {
  await open(page, paths.industries)
  const section = sectionOf(page, tradesText.id)
  const table = section.getByRole('table')
  await section.getByRole('group', { name: tradesText.pain }).scrollIntoViewIfNeeded()
  await table.evaluate((it) =>
    scrollTo({ top: it.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' }),
  )
  await expect(table).toBeInViewport({ ratio: 1 })
  await expect(section.getByRole('article').filter({ visible: true })).toBeInViewport({ ratio: 1 })
  const middle = (it: Element) => {
    const { top, height } = it.getBoundingClientRect()
    return top + height / 2
  }
  // The section may still be arriving when it is first asked.
  await expect(async () => {
    for (const { name, path } of starts) {
      const [choice, line] = await Promise.all([
        section.getByText(name, { exact: true }).evaluate(middle),
        table.getByRole('link', { name: nameOf(path) }).evaluate(middle),
      ])
      expect(Math.abs(choice - line), name).toBeLessThan(3)
    }
  }).toPass()
})

test('the marks of the table are words for readers', async ({ page }) => {
  await open(page, paths.industries)
  const row = page.getByRole('row', { name: 'Automation' })
  await expect(row.getByRole('cell')).toHaveText([
    'Follows soon',
    'Follows soon',
    'Follows soon',
    'Begins here',
  ])
})

test('the rates of the funnel move by keyboard and pointer, and the figures add up', async ({ page }) => {
  await open(page, paths.ecommerce)
  const section = sectionOf(page, funnelText.id)
  const kept = section.getByRole('status').filter({ hasText: funnelText.kept })
  const rate = section.getByRole('slider', { name: funnelText.sliders.orders.label })
  await expect(kept).toContainText(funnelText.same)
  await rate.press('End')
  await expect(rate).toHaveAttribute('aria-valuetext', '70 of 100 carts')
  await section.getByRole('button', { name: funnelText.reset }).click()
  await rate.press('ArrowRight')
  await expect(rate).toHaveAttribute('aria-valuetext', '31 of 100 carts')
  await expect(kept).toContainText('203')
  await expect(kept).toContainText('+6')
  await expect(section.getByText('9,200 + 552 + 45 + 203 = 10,000 visits')).toBeVisible()

  const baskets = section.getByRole('slider', { name: funnelText.sliders.baskets.label })
  const box = await baskets.boundingBox()
  await baskets.click({ position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 } })
  await expect(baskets).toHaveValue(String(funnelText.sliders.baskets.max))
  await section.getByRole('button', { name: funnelText.reset }).click()
  await expect(kept).toContainText(funnelText.same)
})

test('each sample payment takes its own way and leaves its record', async ({ page }) => {
  await open(page, paths.fintech)
  const section = sectionOf(page, 'payment-path')
  const record = section.getByRole('article').filter({ visible: true })
  const lit = section.locator('path[data-on]')
  const ways = () => lit.evaluateAll((lines) => lines.map((line) => line.getAttribute('data-way')))
  const [known, large, match] = payments
  await section.getByRole('radio', { name: known.name }).click()
  await expect(record.getByRole('heading')).toHaveText(known.outcome)
  expect(await ways()).toContain('score-ledger')
  await page.keyboard.press('ArrowDown')
  await expect(record.getByRole('heading')).toHaveText(large.outcome)
  expect(await ways()).toContain('approval-ledger')
  await page.keyboard.press('ArrowDown')
  await expect(record.getByRole('heading')).toHaveText(match.outcome)
  await expect(record.getByRole('listitem')).toHaveCount(match.entries.length)
  expect(await ways()).toEqual(['received-screening', 'screening-review', 'review-ledger'])
})

test('the dates of a matter follow the day that is picked', async ({ page }) => {
  await open(page, paths.legalIndustry)
  const section = sectionOf(page, matterText.id)
  const field = section.getByLabel(matterText.field)
  const due = section.getByRole('status')
  await expect(due).toContainText('March 30, 2026')
  await field.fill('2026-03-07')
  await expect(due).toContainText('Monday, April 6, 2026')
  await expect(section.getByText('moved from Saturday').first()).toBeVisible()
  // What is no date leaves the last one standing.
  await field.fill('')
  await expect(due).toContainText('April 6, 2026')
})

test('the size of the team recalculates the hours, within its ends', async ({ page }) => {
  await open(page, paths.smb)
  const section = sectionOf(page, hoursText.id)
  const back = section.getByRole('status')
  const more = section.getByRole('button', { name: hoursText.more })
  const total = section.getByRole('row', { name: hoursText.table.total }).getByRole('cell')
  await expect(back).toContainText('25')
  await expect(total).toHaveText(['34', '9', '25'])
  await more.click()
  await expect(back).toContainText('27.5')
  await expect(total).toHaveText(['37.50', '10.00', '27.50'])
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('Enter')
  await expect(back).toContainText('40')
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await expect(more).toBeFocused()
})

test('every page leads to the form with its topic', async ({ page }) => {
  for (const [path, topic] of Object.entries(topics)) {
    await open(page, path)
    await expect(page.locator('.page-hero-actions a'), path).toHaveAttribute(
      'href',
      `${paths.contact}?topic=${topic}`,
    )
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('each industry has its reason right under its name, and each date its weekday, at 390 and 320 px', async ({
    page,
  }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, paths.industries)
      const apart = await page.locator('.page-tiles a').evaluateAll((tiles) =>
        tiles.map((tile) => {
          const [name, reason] = [...tile.querySelectorAll('span')].map((it) => it.getBoundingClientRect())
          return (reason?.top ?? NaN) - (name?.bottom ?? NaN)
        }),
      )
      expect(apart).toHaveLength(4)
      for (const gap of apart) expect(gap, `${width} px`).toBeCloseTo(apart[0] ?? NaN, 0)

      await open(page, paths.legalIndustry)
      const under = await page.locator('.deadlines li').evaluateAll((lines) =>
        lines.map((line) => {
          const [date, day] = ['time', '.deadline-day'].map((it) =>
            line.querySelector(it)?.getBoundingClientRect(),
          )
          return (day?.top ?? NaN) - (date?.bottom ?? NaN)
        }),
      )
      expect(under).toHaveLength(7)
      for (const gap of under) expect(Math.abs(gap), `${width} px`).toBeLessThan(8)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every answer and every record can be read', async ({ page }) => {
    await page.goto(paths.industries)
    for (const { why } of starts) await expect(page.getByText(why)).toBeVisible()
    await page.goto(paths.fintech)
    for (const { outcome } of payments) await expect(page.getByText(outcome)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
})
