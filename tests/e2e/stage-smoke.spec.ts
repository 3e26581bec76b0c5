import type { Page } from '@playwright/test'
import { paths, type SitePath } from '#src/content/paths.ts'
import { canvasAt, solidWithin } from './canvas.ts'
import { expect, hydrated, introSeen, noteIntro, test } from './fixtures.ts'

/* One visit to the stage, in software: a low view, the plainest quality. */
test.use({ viewport: { width: 800, height: 500 }, deviceScaleFactor: 0.5, colorScheme: 'dark' })

/** A page, and what is drawn in its place: the first that has the selector. */
const DRAWN: readonly [what: string, path: SitePath, place: string][] = [
  ['the object of a capability', paths.home, '[data-scene="capability"]'],
  ['the orbits of the task lifecycle', paths.tasks, '[data-scene="lifecycle"]'],
  ['a set piece', paths.tasks, '.set-piece-anchor[data-scene="wheel"]'],
  ['the six integrations', paths.platform, '[data-scene="integration"]'],
  ['the sources of data', paths.analytics, '[data-scene="sources"]'],
  ['the industries of the industries', paths.industries, '[data-scene="industries"]'],
]

/** Least share of its place that is solid: a few px are a blank picture with dust. */
const SOLID = 0.03

/** Keeps the canvas that is there, to be compared with what is there later. */
const keepCanvas = (page: Page) =>
  page.evaluate(() => Reflect.set(window, 'first', document.querySelector('.stage canvas')))
const isSameCanvas = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('canvas')].filter((canvas) => canvas.closest('.stage'))
    return all.length === 1 && all[0] === Reflect.get(window, 'first')
  })

/** Follows a link of the footer, so that the document and its canvas stay. */
async function follow(page: Page, path: SitePath): Promise<void> {
  if (new URL(page.url()).pathname === path) return
  await page.locator(`footer a[href="${path}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL((url) => url.pathname === path)
}

/** The share of a place that is solid, of the largest circle in the part of it that is in view. */
async function solidShare(page: Page, selector: string): Promise<number> {
  const place = page.locator(selector).first()
  await place.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(place).toHaveAttribute('data-drawn', '')
  const picture = await canvasAt(page, 4)
  const { x, y, radius } = await place.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect()
    const [upper, lower] = [Math.max(0, top), Math.min(innerHeight, bottom)]
    return {
      x: (left + right) / 2,
      y: (upper + lower) / 2,
      radius: Math.min(right - left, lower - upper) / 2,
    }
  })
  const share = solidWithin(picture, { x, y }, radius)?.share ?? 0
  await page.evaluate(() => window.stage.resume())
  return share
}

test('the intro gives way to the page, and every kind of scene is drawn, on one canvas all the way', async ({
  page,
}) => {
  await noteIntro(page)
  await page.goto('/?experience=immersive&probe&quality=low')
  await introSeen(page)
  await expect(page.locator('html')).toHaveAttribute('data-stage', 'live')
  await hydrated(page)
  await expect(page.locator('.intro')).toBeHidden()
  await keepCanvas(page)
  for (const [what, path, place] of DRAWN)
    await test.step(what, async () => {
      await follow(page, path)
      expect.soft(await solidShare(page, place), what).toBeGreaterThan(SOLID)
      expect(await isSameCanvas(page), `${what}: the canvas of the first page`).toBe(true)
    })
})
