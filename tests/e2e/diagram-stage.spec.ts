import type { Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { nodes } from '#src/content/platform/diagram.ts'
import { expect, test } from './fixtures.ts'

/** Diagrams on the canvas, in software: a low view and half the pixels, or a frame takes half a second. */
test.use({ deviceScaleFactor: 0.5, colorScheme: 'dark' })
test.describe.configure({ timeout: 60_000 })

const cases = [{ scene: 'integration', path: paths.platform, ids: nodes.map(({ id }) => id) }]

const stats = (page: Page) => page.evaluate(() => window.stage.stats())

async function arrive(page: Page, { scene, path }: (typeof cases)[number], width = 1024) {
  await page.setViewportSize({ width, height: 420 })
  await page.goto(`${path}?experience=immersive&intro=off&probe`)
  const diagram = page.locator(`[data-scene="${scene}"]`)
  await diagram.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(diagram).toHaveAttribute('data-drawn', '', { timeout: 30_000 })
  return diagram
}

/** Ids of the drawn nodes, and how far the furthest is from its button, px. */
const apart = (page: Page, ids: readonly string[]) =>
  page.evaluate((wanted) => {
    const drawn = window.stage.anchors().filter(({ id }) => wanted.includes(id))
    const offsets = drawn.map(({ x, y, rect }) =>
      Math.hypot(x - rect.x - rect.width / 2, y - rect.y - rect.height / 2),
    )
    return { ids: drawn.map(({ id }) => id), worst: Math.max(...offsets) }
  }, ids)

for (const it of cases) {
  for (const width of [1024, 1440, 1920])
    test(`${it.scene}: planets stand under their buttons at ${width}`, async ({ page }) => {
      await arrive(page, it, width)
      await page.evaluate(() => window.stage.freeze(4))
      const { ids, worst } = await apart(page, it.ids)
      expect(ids.toSorted()).toEqual(it.ids.toSorted())
      expect(worst).toBeLessThanOrEqual(2)
    })

  test(`${it.scene}: they stay there while the instrument is dragged and let go`, async ({ page }) => {
    const diagram = await arrive(page, it)
    const box = await diagram.boundingBox()
    if (!box) throw new Error('no diagram')
    // Beside every node, near the left edge.
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.62)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.3, { steps: 6 })
    await expect(diagram).toHaveAttribute('data-held', '')
    const before = (await stats(page)).frames
    await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(before + 2)
    expect((await apart(page, it.ids)).worst).toBeLessThanOrEqual(2)
    await page.mouse.up()
    await expect(diagram).not.toHaveAttribute('data-held', '')
    expect(await diagram.evaluate((element) => element.style.getPropertyValue('--turn-x'))).toBe('0')
  })

  test(`${it.scene}: draws nothing at rest, and answers again`, async ({ page }) => {
    const diagram = await arrive(page, it)
    await expect.poll(async () => (await stats(page)).running, { timeout: 40_000 }).toBe(false)
    const { frames } = await stats(page)
    await diagram.locator('[data-node]').first().focus()
    await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(frames)
  })

  test(`${it.scene}: the light picture gives way to the canvas, and is back when that is lost`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function getContext(
        this: HTMLCanvasElement,
        ...request: Parameters<typeof original>
      ) {
        const context = original.apply(this, request)
        if (context instanceof WebGL2RenderingContext && this.isConnected) Object.assign(window, { context })
        return context
      } as typeof original
    })
    const diagram = await arrive(page, it)
    const picture = diagram.locator('.diagram-picture')
    await expect(picture).toBeHidden()
    await page.evaluate(() => {
      const { context } = window as unknown as { context: WebGL2RenderingContext }
      context.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveCSS('opacity', '1')
  })
}
