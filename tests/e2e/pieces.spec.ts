import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { changedShare, PART, settled, stagePair } from '../../scripts/immersion.mjs'
import { paths } from '#src/content/paths.ts'
import { expect, test } from './fixtures.ts'

/* Three pages from top to end: how much of the view the canvas is, what it costs, and whether words are read on it. */

const VIEW = { width: 960, height: 600 }
test.use({ viewport: VIEW, deviceScaleFactor: 1, colorScheme: 'dark' })

/** Shares of the page's height at which it is looked at. */
const STOPS = [0.26, 0.6, 0.82]
/** Of the three, at least: the product's limit of a page, 40 %. */
const LEAST = 2
/** Draws of the scenes in view at the lowest quality (product: Budgets). */
const DRAWS = 20
/** Ratios of WCAG 2.2, AAA: words, and words of 24 px and more. */
const AAA = { words: 7, large: 4.5 }
/** Share of the squares under a line that may be glints. */
const GLINTS = 0.1
/** Side of the squares over which the picture under words is averaged, px: the strokes of a letter are as far apart. */
const CELL = 4
/** A step of a channel, of 255, from which the canvas is part of a pixel. */
const STEP = 6

interface Words {
  text: string
  colour: number[]
  large: boolean
  box: { x: number; y: number; width: number; height: number }
}

/** Lines of words in the view below the header, with their colour; then they are made invisible. */
function takeWords(): Words[] {
  const found: Words[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element?.closest('main, footer') || text === '') continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize } = getComputedStyle(element)
    const colour = (/^rgb\((.*)\)$/.exec(color)?.[1] ?? '').split(',').map(Number)
    if (colour.length !== 3) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 4 && y > 80 && y + height < innerHeight && x >= 0 && x + width <= innerWidth)
        found.push({
          text: text.slice(0, 40),
          colour,
          large: parseFloat(fontSize) >= 24,
          box: { x, y, width, height },
        })
  }
  const hidden = new CSSStyleSheet()
  hidden.replaceSync('main *, footer * { color: transparent !important; transition: none !important }')
  document.adoptedStyleSheets = [hidden]
  return found
}

const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer()

function luminance(colour: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Mean colour of a square of the picture. */
function mean(picture: Buffer, x: number, y: number): number[] {
  const sum = [0, 0, 0]
  for (let dy = 0; dy < CELL; dy += 1)
    for (let dx = 0; dx < CELL; dx += 1)
      for (let c = 0; c < 3; c += 1)
        sum[c] = (sum[c] ?? 0) + (picture[((y + dy) * VIEW.width + x + dx) * 3 + c] ?? 0)
  return sum.map((value) => value / CELL ** 2)
}

/** Words that the canvas is behind, and the contrast of each on its worst squares, glints left out. */
function onCanvas(words: readonly Words[], picture: Buffer, bare: Buffer) {
  return words.flatMap(({ text, colour, large, box }) => {
    const found: number[] = []
    for (let y = Math.ceil(box.y); y + CELL <= box.y + box.height; y += CELL)
      for (let x = Math.ceil(box.x); x + CELL <= box.x + box.width; x += CELL) {
        const [here, there] = [mean(picture, x, y), mean(bare, x, y)]
        if (here.some((value, c) => Math.abs(value - (there[c] ?? 0)) >= STEP))
          found.push(contrast(colour, here))
      }
    const worst = found.toSorted((a, b) => a - b)[Math.floor(found.length * GLINTS)]
    return worst === undefined ? [] : [{ text, least: large ? AAA.large : AAA.words, worst }]
  })
}

async function lookAt(page: Page, share: number) {
  const to = (at: number) =>
    page.evaluate(
      (part) =>
        scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' }),
      at,
    )
  // Sections that wake on the way change the height of the page.
  await to(share)
  await page.waitForFunction(settled)
  await to(share)
  await page.waitForFunction(settled)
  await page.evaluate(() => window.stage.freeze(4))
  const { drawCalls } = await page.evaluate(() => window.stage.stats())
  const words = await page.evaluate(takeWords)
  const [withStage, without] = await stagePair(page)
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  const part = await changedShare(withStage, without)
  return { part, drawCalls, words: onCanvas(words, await pixels(withStage), await pixels(without)) }
}

for (const path of [paths.platform, paths.automation, paths.securitySolution])
  test(`${path}: the canvas is part of most views, and words on it keep to AAA`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto(`${path}?experience=immersive&intro=off&probe&quality=low`)
    await expect(page.locator('html')).toHaveAttribute('data-stage', 'live', { timeout: 60_000 })
    let taking = 0
    let read = 0
    for (const share of STOPS) {
      const { part, drawCalls, words } = await lookAt(page, share)
      if (part >= PART) taking += 1
      read += words.length
      expect(drawCalls, `draws at ${share}`).toBeLessThanOrEqual(DRAWS)
      expect(
        words.filter(({ worst, least }) => worst < least),
        `at ${share}`,
      ).toEqual([])
    }
    expect(taking).toBeGreaterThanOrEqual(LEAST)
    expect(read).toBeGreaterThan(0)
  })
