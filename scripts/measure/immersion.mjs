// How much of a visit the canvas is part of: every half screen down a page, the share of the view that changes when
// CSS takes the canvas away.
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../chromium.mjs'
import { sceneRoutes } from './routes.mjs'

export const VIEWS = [
  { width: 960, height: 600 },
  { width: 1440, height: 900 },
]
/** Share of the view's pixels from which the canvas is part of it, and the steps of the three channels that count, in sum. */
export const PART = 0.08
export const STEPS = 24

const raw = (png) => sharp(png).removeAlpha().raw().toBuffer()

/** Share of pixels that differ between two screenshots of one size, by more than `steps` of their channels in sum. */
export async function changedShare(a, b, steps = STEPS) {
  const [one, two] = await Promise.all([raw(a), raw(b)])
  let changed = 0
  for (let at = 0; at < one.length; at += 3)
    if (
      Math.abs(one[at] - two[at]) +
        Math.abs(one[at + 1] - two[at + 1]) +
        Math.abs(one[at + 2] - two[at + 2]) >
      steps
    )
      changed += 1
  return changed / (one.length / 3)
}

/** Two animation frames: what a scroll asks for has been drawn. */
const drawn = () =>
  new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** Every anchor near the view has its scene on the canvas. */
export const settled = () =>
  [...document.querySelectorAll('[data-scene]')].every((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    const near = height > 0 && top < innerHeight && bottom > 0
    return !near || element.dataset.drawn !== undefined
  })

/**
 * Two pictures of the view that differ by the canvas alone: the page's own motion stands still, and the stage from now on.
 * @returns {Promise<[Buffer, Buffer]>}
 */
export async function stagePair(page) {
  await page.evaluate(() => window.stage.freeze(4))
  await page.evaluate(drawn)
  const hold = { animations: 'disabled', caret: 'hide', timeout: 120_000 }
  const withStage = await page.screenshot(hold)
  await page.evaluate(() => (document.querySelector('.stage canvas').style.visibility = 'hidden'))
  const without = await page.screenshot(hold)
  await page.evaluate(() => (document.querySelector('.stage canvas').style.visibility = ''))
  return [withStage, without]
}

/** Shares of the view, one for every half screen of the page that is open, from its top to its end. */
async function sharesOf(page) {
  const shares = []
  const height = page.viewportSize().height
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  for (let top = 0; ; top += height / 2) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), Math.min(top, end))
    await page.waitForFunction(settled, null, { timeout: 30_000 }).catch(() => undefined)
    shares.push(await changedShare(...(await stagePair(page))))
    if (top >= end) return shares
  }
}

export async function openStill(browser, address, view, theme = 'dark') {
  const page = await browser.newPage({ viewport: view, deviceScaleFactor: 1, colorScheme: theme })
  await page.goto(`${address}?experience=immersive&intro=off&probe&quality=low`)
  await page.locator('html[data-stage="live"]').waitFor({ timeout: 60_000 })
  return page
}

const percent = (share) => `${Math.round(share * 100)} %`
const part = (shares) => shares.filter((share) => share >= PART).length

export async function measure(base, routes = sceneRoutes()) {
  const browser = await chromium.launch(launchOptions)
  const rows = []
  const all = []
  for (const route of routes) {
    const cells = []
    for (const view of VIEWS) {
      const page = await openStill(browser, `${base}${route}`, view)
      const shares = await sharesOf(page)
      await page.close()
      all.push(...shares)
      cells.push(`${percent(part(shares) / shares.length)} of ${shares.length}`)
      console.error(route, view.width, shares.map((share) => Math.round(share * 100)).join(' '))
    }
    rows.push([route, ...cells])
  }
  rows.push(['all', percent(part(all) / all.length), `${all.length} positions`])
  await browser.close()
  const head = ['route', ...VIEWS.map(({ width, height }) => `${width}×${height}`)]
  return [{ title: 'the canvas is at least 8 % of the view', head, rows }]
}
