import type { Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { nodes } from '#src/content/platform/diagram.ts'
import { canvasAt, solidWithin } from './canvas.ts'
import { holdContexts, loseContext } from './contexts.ts'
import { expect, test } from './fixtures.ts'
import { comeToRest, setFrameClock } from './frames.ts'

/* The diagram of the integrations on the canvas, drawn in software: low views, the plainest quality. */
test.use({ colorScheme: 'dark' })
const diagram = (page: Page) => page.locator('[data-scene="integration"]')
const lightPicture = (page: Page) => diagram(page).locator('.diagram-picture')
const stats = (page: Page) => page.evaluate(() => window.stage.stats())

async function arrive(page: Page, width: number, height = 420) {
  await page.setViewportSize({ width, height })
  await page.goto(`${paths.platform}?experience=immersive&intro=off&probe&quality=low`)
  await center(page)
  await expect(diagram(page)).toHaveAttribute('data-drawn', '')
}

const center = (page: Page) =>
  diagram(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Of every planet in view: how far what is drawn is from the middle of its button, CSS px. */
async function offsets(page: Page): Promise<{ id: string; off: number; share: number }[]> {
  const picture = await canvasAt(page, 4)
  const buttons = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-scene="integration"] [data-node]')].map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const inView = top >= 0 && top + height <= innerHeight
      return { id: button.dataset.node ?? '', x: left + width / 2, y: top + height / 2, inView }
    }),
  )
  return buttons
    .filter(({ inView }) => inView)
    .map(({ id, ...place }) => {
      const found = solidWithin(picture, place, 30)
      const off = found ? Math.hypot(found.x - place.x, found.y - place.y) : Infinity
      return { id, off, share: found?.share ?? 0 }
    })
}

/** CSS px, and the least share of the circle about a button that its planet fills. */
const OFF = 2
const SHARE = 0.12

async function expectUnderButtons(page: Page): Promise<number> {
  const seen = await offsets(page)
  for (const { id, off, share } of seen) {
    expect(share, `${id} is drawn`).toBeGreaterThan(SHARE)
    expect(off, `${id}: px from its button`).toBeLessThanOrEqual(OFF)
  }
  return seen.length
}

test('planets are drawn under their buttons at 1024, 1440 and 1920', async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    // A load for each: after a change of the width the sections above take their new heights one after another.
    await arrive(page, width, 760)
    expect(await expectUnderButtons(page), `planets in view at ${width}`).toBe(nodes.length)
  }
})

test('they stay there while the instrument is dragged; at rest nothing is drawn; a lost canvas brings the picture', async ({
  page,
}) => {
  await page.addInitScript(holdContexts)
  await setFrameClock(page)
  await arrive(page, 1024)
  await expect(lightPicture(page)).toBeHidden()
  const box = await diagram(page).boundingBox()
  if (!box) throw new Error('no diagram')
  // Beside every node, near the left edge.
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.62)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.3, { steps: 6 })
  await expect(diagram(page)).toHaveAttribute('data-held', '')
  const before = (await stats(page)).frames
  await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(before + 2)
  await expectUnderButtons(page)
  await page.evaluate(() => window.stage.resume())
  await page.mouse.up()
  await expect(diagram(page)).not.toHaveAttribute('data-held', '')
  expect(await diagram(page).evaluate((element) => element.style.getPropertyValue('--turn-x'))).toBe('0')

  await comeToRest(page)
  const { frames } = await stats(page)
  await diagram(page).locator('[data-node]').first().focus()
  await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(frames)

  await loseContext(page)
  await expect(lightPicture(page)).toBeVisible()
  await expect(lightPicture(page)).toHaveCSS('opacity', '1')
})
