import type { Locator, Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { approvalText, keys, transferText } from '#src/content/technology/approval.ts'
import { consentText, purposes } from '#src/content/technology/consent.ts'
import { partners, terms, tokenText } from '#src/content/technology/tokens.ts'
import { expect, open, test } from './fixtures.ts'

/** Opens a page and goes to its demonstration. */
async function at(page: Page, path: string, demo: string): Promise<Locator> {
  await open(page, path)
  const panel = page.locator(`[data-demo="${demo}"]`)
  await panel.scrollIntoViewIfNeeded()
  return panel
}

test('the pool is divided anew with every contribution', async ({ page }) => {
  const month = await at(page, paths.tokenization, 'tokens')
  await expect(month.getByRole('status')).toHaveText(tokenText.status(600, 400))
  const supplier = month.getByRole('group', { name: partners[0].name })
  const exact = (index: number) => supplier.getByRole('spinbutton').nth(index)
  // 140 records and 12 insights are 200 points: as many as the retailer has.
  await exact(0).fill('140')
  await expect(month.getByRole('status')).toHaveText(tokenText.status(500, 500))
  const slider = supplier.getByRole('slider', { name: terms[0]?.name ?? '' })
  await expect(slider).toHaveValue('140')
  await slider.press('Home')
  await expect(exact(0)).toHaveValue('0')
  // 60 points of 260.
  await expect(month.getByRole('status')).toHaveText(tokenText.status(231, 769))
  await expect(month.locator('[data-step="settled"]')).toContainText('231 paid, 19 invoiced')
  await month.getByRole('button', { name: tokenText.reset }).press('Enter')
  await expect(month.getByRole('status')).toHaveText(tokenText.status(600, 400))
})

test('in a column of two, what a partner comes to stands under what it puts in', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const month = await at(page, paths.tokenization, 'tokens')
  const retailer = month.getByRole('group', { name: partners[1].name })
  const left = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN
  const fields = await left(retailer)
  const rows = await month.locator('[data-step]').all()
  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows)
    expect(Math.abs((await left(row.getByRole('cell').nth(1))) - fields)).toBeLessThan(1)
})

test('two keys open the wallet, until the words change', async ({ page }) => {
  const wallet = await at(page, paths.blockchainSecurity, 'approval')
  const key = (index: number) => wallet.getByRole('switch', { name: keys[index]?.holder ?? '' })
  const status = wallet.getByRole('status')
  await expect(status).toHaveText(approvalText.verdict.none)
  await key(0).click()
  await expect(status).toHaveText(approvalText.verdict.one)
  await expect(wallet.getByRole('listitem').last()).toContainText(approvalText.waiting)
  await key(2).press('Space')
  await expect(status).toHaveText(approvalText.verdict.two)
  await expect(wallet.getByRole('listitem').last()).not.toContainText(approvalText.waiting)

  await wallet.getByLabel(approvalText.amount).fill('9200')
  await expect(wallet.getByRole('heading', { name: transferText(9200) })).toBeVisible()
  await expect(status).toHaveText(approvalText.verdict.void(0))
  await expect(key(0)).toHaveAttribute('aria-checked', 'false')
  await expect(wallet.getByRole('listitem').last()).toContainText(approvalText.waiting)
  await key(0).press('Enter')
  await expect(status).toHaveText(approvalText.verdict.void(1))
  await wallet.getByRole('button', { name: approvalText.reset }).click()
  await expect(status).toHaveText(approvalText.verdict.none)
})

test('consent turns lines on and off, and every decision is written down', async ({ page }) => {
  const board = await at(page, paths.dataPrivacy, 'consent')
  const purpose = (index: number) => board.getByRole('switch', { name: purposes[index]?.name ?? '' })
  const lines = board.locator('.consent-lines [data-flows]')
  await expect(lines).toHaveCount(0)
  await purpose(0).click()
  await expect(board.getByRole('status')).toHaveText(consentText.status(1, 2))
  // Two kinds of data to the purpose, and the purpose to who receives it.
  await expect(lines).toHaveCount(3)
  await purpose(2).press('Space')
  await expect(lines).toHaveCount(5)
  await expect(board.getByRole('status')).toHaveText(consentText.status(2, 3))
  await purpose(0).press('Enter')
  await expect(lines).toHaveCount(2)
  await expect(board.locator('.consent-log li')).toHaveText([
    /1.*Asked/,
    /2.*Statistics: given/,
    /3.*News by email: given/,
    /4.*Statistics: withdrawn/,
  ])
})

test("a phone's record of consent has a line for each entry, written or not, and is as high before as after", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const board = await at(page, paths.dataPrivacy, 'consent')
  const record = board.locator('.consent-record')
  /** From the foot of the last line to the record's, and how high all of it is, whole px: it may still be arriving. */
  const measured = () =>
    record.evaluate((element) => {
      const { height, bottom } = element.getBoundingClientRect()
      const lines = [...element.querySelectorAll('.consent-log li')]
      const last = lines.at(-1)?.getBoundingClientRect().bottom ?? 0
      return { height: Math.round(height), lines: lines.length, foot: Math.round(bottom - last) }
    })
  const before = await measured()
  expect(before.lines).toBe(4)
  expect(before.foot).toBeLessThan(40)
  // What stands on the lines to come is for the eye alone.
  await expect(board.getByRole('listitem').filter({ hasText: /Entry/ })).toHaveCount(1)
  await board.getByRole('switch').first().click()
  await expect(board.getByRole('status')).toHaveText(consentText.status(1, 2))
  await expect(board.getByRole('listitem').filter({ hasText: /Entry/ })).toHaveCount(2)
  expect(await measured()).toEqual(before)
})

test('on a phone the verdict on consent stays in view below what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const board = await at(page, paths.dataPrivacy, 'consent')
  const verdict = board.getByRole('status')
  const pressed = board.locator('.consent-purposes').locator('button, a')
  await pressed.first().focus()
  for (let step = 0; step < purposes.length * 2; step += 1) {
    await expect(pressed.nth(step)).toBeFocused()
    await expect(verdict).toBeInViewport({ ratio: 1 })
    await expect
      .poll(async () => {
        const [own, below] = await Promise.all([pressed.nth(step).boundingBox(), verdict.boundingBox()])
        return (below?.y ?? 0) - (own?.y ?? 0) - (own?.height ?? 0)
      })
      .toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Tab')
  }
})
