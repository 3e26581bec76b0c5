// Whether words are read on the canvas: the composited picture under every line of words, beside the colour that the
// words have, at ten positions of a page in both themes.
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../chromium.mjs'
import { openStill, settled, stagePair, VIEWS } from './immersion.mjs'
import { sceneRoutes } from './routes.mjs'

/** The narrowest of the wide views: pieces at rest stand behind the words there. */
const [VIEW] = VIEWS
const POSITIONS = 10
/** Step of a channel, of 255, from which the canvas is under a word. */
const STEP = 6
/** Ratios of WCAG 2.2, AAA: words, and words of 24 px and more. */
const AAA = { words: 7, large: 4.5 }
/** Share of the squares under a line that may be glints. */
const GLINTS = 0.1
/** Side of the squares over which the picture under words is averaged, px: the strokes of a letter are as far apart. */
const CELL = 4

/** In the page: lines of words in the view below the header, with their colour; then they are made invisible. */
function takeWords() {
  // Colours on their way to another theme have no contrast of their own.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element?.closest('main, footer') || text === '') continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fill, fontSize } = getComputedStyle(element)
    const ink = element.closest('svg') ? fill : color
    const [r, g, b, alpha = 1] = (/^rgba?\((.*)\)$/.exec(ink)?.[1] ?? '').split(',').map(Number)
    if (b === undefined || alpha === 0) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 4 && y > 80 && y + height < innerHeight && x >= 0 && x + width <= innerWidth)
        found.push({
          text: text.slice(0, 40),
          colour: [r, g, b],
          alpha,
          large: parseFloat(fontSize) >= 24,
          box: { x, y, width, height },
        })
  }
  const hidden = new CSSStyleSheet()
  const words = ['main', 'footer'].flatMap((part) =>
    ['', '::before', '::after'].map((face) => `${part} *${face}`),
  )
  hidden.replaceSync(
    `${words.join()} { color: transparent !important; transition: none !important }
    svg :is(text, tspan) { fill: transparent !important }`,
  )
  document.adoptedStyleSheets = [hidden]
  return found
}

async function pixels(png) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

function luminance(colour) {
  const [r, g, b] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Mean colour of a square of the picture. */
function mean({ data, width }, x, y) {
  const sum = [0, 0, 0]
  for (let dy = 0; dy < CELL; dy += 1)
    for (let dx = 0; dx < CELL; dx += 1)
      for (let c = 0; c < 3; c += 1) sum[c] += data[((y + dy) * width + x + dx) * 3 + c] ?? 0
  return sum.map((value) => value / CELL ** 2)
}

/** Words that the canvas is behind, and the contrast of each on its worst squares, glints left out. */
function onCanvas(words, picture, bare) {
  return words.flatMap(({ text, colour, alpha, large, box }) => {
    const found = []
    for (let y = Math.ceil(box.y); y + CELL <= box.y + box.height; y += CELL)
      for (let x = Math.ceil(box.x); x + CELL <= box.x + box.width; x += CELL) {
        const [here, there] = [mean(picture, x, y), mean(bare, x, y)]
        if (!here.some((value, c) => Math.abs(value - there[c]) >= STEP)) continue
        const ink = colour.map((value, c) => value * alpha + here[c] * (1 - alpha))
        found.push(ratio(ink, here))
      }
    const worst = found.toSorted((a, b) => a - b)[Math.floor(found.length * GLINTS)]
    return worst === undefined ? [] : [{ text, large, least: large ? AAA.large : AAA.words, worst }]
  })
}

/** No part in the view is still on its way to its place (src/motion/entrance.ts): words that fade in have no colour yet. */
const arrived = () =>
  ![...document.querySelectorAll('[data-reveal="shown"]')].some((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    const inView = bottom > 0 && top < innerHeight
    return inView && (part.style.opacity !== '' || part.querySelector('[style*="opacity"]') !== null)
  })
/** Longest an entrance is waited for, ms: what else sets an opacity keeps it. */
const ARRIVAL = 4000

/** Scrolls to a share of the page's height. Twice: sections that wake on the way change it. */
export async function goTo(page, share) {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(
      (part) =>
        scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' }),
      share,
    )
    await page.waitForFunction(settled, null, { timeout: 30_000 })
  }
  await page.waitForFunction(arrived, null, { timeout: ARRIVAL }).catch(() => undefined)
}

/**
 * What the canvas shows here, with and without it, and the words that it is behind: the limit of each, and the contrast on
 * its worst squares.
 * @returns {Promise<{ pair: [Buffer, Buffer], words: { text: string, large: boolean, least: number, worst: number }[] }>}
 */
export async function wordsHere(page) {
  await page.evaluate(() => window.stage.freeze(4))
  // A stage that has given up would leave nothing to find fault with.
  if (!(await page.evaluate(() => document.documentElement.dataset.stage === 'live')))
    throw new Error('no canvas')
  const words = await page.evaluate(takeWords)
  const pair = await stagePair(page)
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  const [picture, bare] = await Promise.all(pair.map(pixels))
  return { pair, words: onCanvas(words, picture, bare) }
}

const least = (words) => (words.length === 0 ? '' : Math.min(...words.map(({ worst }) => worst)).toFixed(1))

/** One page in one theme, from its top to its end. */
async function wordsOf(page, name) {
  const all = []
  for (let at = 0; at < POSITIONS; at += 1) {
    await goTo(page, at / (POSITIONS - 1))
    const { words } = await wordsHere(page)
    all.push(...words)
    for (const { worst, least: limit, text } of words)
      if (worst < limit) console.error(`${name} at ${at}: ${worst.toFixed(2)} of ${limit}: ${text}`)
  }
  return all
}

export async function measure(base, routes = sceneRoutes()) {
  const browser = await chromium.launch(launchOptions)
  const rows = []
  for (const route of routes)
    for (const theme of ['dark', 'light']) {
      const page = await openStill(browser, `${base}${route}`, VIEW, theme)
      const words = await wordsOf(page, `${route} ${theme}`)
      await page.close()
      const below = words.filter(({ worst, least: limit }) => worst < limit).length
      const [large, small] = [words.filter((word) => word.large), words.filter((word) => !word.large)]
      rows.push([route, theme, words.length, least(small), least(large), below])
      console.error(...rows.at(-1))
    }
  await browser.close()
  const head = ['route', 'theme', 'lines on the canvas', 'least', 'of large words', 'below AAA']
  return [{ title: 'words over the canvas', head, rows }]
}
