import type { Page } from '@playwright/test'
import { templates } from '#src/content/automation/workflow-templates.ts'
import { paths } from '#src/content/paths.ts'
import { expect, test } from './fixtures.ts'
import { comeToRest, framesGoBy, setFrameClock } from './frames.ts'

/* The train of the workflow on the canvas, drawn in software: low views, the plainest quality. */
test.use({ colorScheme: 'dark' })
const stage = (page: Page) => page.locator('[data-scene="workflow"]')
const demo = (page: Page) => page.locator('[data-demo="workflow"]')
const stats = (page: Page) => page.evaluate(() => window.stage.stats())

/** A press on what stands above may have moved it out of view. */
const center = (page: Page) =>
  stage(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

async function arrive(page: Page, width: number) {
  await page.setViewportSize({ width, height: 760 })
  await page.goto(`${paths.automation}?experience=immersive&intro=off&probe&quality=low`)
  await center(page)
  await expect(stage(page)).toHaveAttribute('data-drawn', '')
}

/** Of every gear: how far it is drawn from the middle of its button, CSS px. */
async function offsets(page: Page): Promise<number[]> {
  await page.evaluate(() => window.stage.freeze(4))
  const anchors = await page.evaluate(() => window.stage.anchors())
  await page.evaluate(() => window.stage.resume())
  return anchors
    .filter(({ id, rect }) => id.startsWith('step-') && rect)
    .map(({ x, y, rect }) => Math.hypot(x - rect.x - rect.width / 2, y - rect.y - rect.height / 2))
}

for (const width of [768, 1440])
  test(`at ${width} px each gear is drawn under its button, with every template`, async ({ page }) => {
    await arrive(page, width)
    await expect(page.locator('.train-picture').filter({ visible: true }).first()).toHaveCSS('opacity', '0')
    for (const [at, { steps }] of templates.entries()) {
      await demo(page).getByRole('radio').nth(at).check()
      await expect(demo(page).locator('[data-node]')).toHaveCount(steps.length)
      await center(page)
      await expect
        .poll(async () => {
          const off = await offsets(page)
          return { gears: off.length, near: Math.max(...off) < 2.5 }
        })
        .toEqual({ gears: steps.length, near: true })
    }
  })

test('it is drawn while the demo runs, keeps to 20 draws, and at rest no frame is', async ({ page }) => {
  await setFrameClock(page)
  await arrive(page, 1024)
  const play = demo(page).getByRole('button', { name: /^Play/ })
  await play.click()
  const before = (await stats(page)).frames
  await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(before + 2)
  const { drawCalls, triangles } = await stats(page)
  expect(drawCalls).toBeLessThanOrEqual(20)
  expect(triangles).toBeLessThanOrEqual(120_000)
  await demo(page)
    .getByRole('button', { name: /^Reset/ })
    .click()
  await comeToRest(page)
  const rested = (await stats(page)).frames
  await framesGoBy(page, 2)
  expect((await stats(page)).frames).toBe(rested)
})
