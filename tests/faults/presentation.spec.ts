import type { Page } from '@playwright/test'
import { blockStorage } from '../e2e/blocked-storage.ts'
import { expect, open, test } from '../e2e/fixtures.ts'
import { expectAnswers, expectReadable, parts, passThrough, withoutPictures } from './readable.ts'
import { arrived, blank, clipped, overlaps, unreachable, untold } from './shown.ts'

/* How a visitor may have a page shown, one way after the other on one load of each page, with storage blocked. */

const VIEW = withoutPictures.viewport
/** 1280 × 900 at 400%, CSS px. */
const ZOOMED = { width: 320, height: 225 }

test.use(withoutPictures)
/** WCAG 1.4.12: a page must bear these spacings. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** As a user style sheet: the policy of the page has no say in it. */
async function withStyle(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
  return () => page.evaluate(() => void (document.adoptedStyleSheets = []))
}

/** Forced colours, in a light and a dark palette. */
async function ownColours(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    expect.soft(await untold(page), `${path}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
}

/** Before anything is scrolled to: what has not arrived yet is printed, too. */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => blank(page), `${path} on paper`).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

async function spaced(page: Page, path: string): Promise<void> {
  await arrived(page)
  const before = new Set([...(await clipped(page)), ...(await overlaps(page))])
  const isNew = (line: string) => !before.has(line)
  const takeBack = await withStyle(page, SPACING)
  await expectReadable(page, path)
  await arrived(page)
  expect.soft((await clipped(page)).filter(isNew), `${path}: cut off`).toEqual([])
  expect.soft((await overlaps(page)).filter(isNew), `${path}: overlap`).toEqual([])
  await takeBack()
}

async function zoomed(page: Page, path: string): Promise<void> {
  await page.setViewportSize(ZOOMED)
  await passThrough(page)
  await expectReadable(page, path)
  expect.soft(await unreachable(page), path).toEqual([])
  await page.setViewportSize(VIEW)
}

/** Pressed as a visitor presses it, too: nothing lies over the switch, which answers only where React has taken over. */
async function answers(page: Page, path: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  const theme = await page.locator('html').getAttribute('data-theme')
  await page.getByRole('button', { name: /^Switch to (light|dark) theme$/ }).click()
  await expect(page.locator('html'), path).not.toHaveAttribute('data-theme', theme ?? '')
  await expectAnswers(page, path)
}

const ways = {
  'in the visitor’s own colours focus, choice and icons are told': ownColours,
  'paper holds every word': onPaper,
  'wider spacing of text cuts nothing off': spaced,
  'zoomed to 400% every control can be reached': zoomed,
  'it answers': answers,
}

for (const [index, part] of parts.entries())
  test(`pages in the visitor’s own colours, on paper, spaced and zoomed, part ${index + 1}`, async ({
    page,
  }) => {
    await blockStorage(page)
    for (const path of part)
      await test.step(path, async () => {
        await open(page, path)
        for (const [what, look] of Object.entries(ways)) await test.step(what, () => look(page, path))
      })
  })
