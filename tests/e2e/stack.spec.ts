import type { Locator, Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { stackLayers, stackText, undoText } from '#src/content/technology/stack.ts'
import { TIMING } from '#src/demos/stack-record.ts'
import { canvasAt, solidWithin } from './canvas.ts'
import { expect, open, scrollYOf, test } from './fixtures.ts'
import { comeToRest, framesGoBy, setFrameClock } from './frames.ts'

const stackOf = (page: Page) => page.locator('[data-demo="stack"]')
const tab = (stack: Locator, name: string) => stack.getByRole('tab', { name })
const phase = (stack: Locator, id: string) => expect(stack).toHaveAttribute('data-phase', id)

/** Brings a part of the section over the middle of the view, where it begins, at once. */
const reach = (part: Locator) =>
  part.evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 2 + 40, behavior: 'instant' })
  })

/** How far the page scrolls by itself in so many frames, CSS px. */
async function movedIn(page: Page, frames: number): Promise<number> {
  const from = await scrollYOf(page)
  await framesGoBy(page, frames)
  return (await scrollYOf(page)) - from
}

/** At its stack, which answers. */
async function arrive(page: Page): Promise<Locator> {
  await open(page, paths.technology)
  const stack = stackOf(page)
  await reach(stack.locator('.stack-rail'))
  await tab(stack, 'Ledger').click()
  await phase(stack, 'ledger')
  // The press glides there: a jump before its end would be taken back.
  await expect.poll(() => movedIn(page, 6)).toBe(0)
  return stack
}

test('a layer is taken out by its label and by the arrow keys, and its panel says what it does', async ({
  page,
}) => {
  const stack = await arrive(page)
  await expect(stack.getByRole('tabpanel')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await phase(stack, 'models')
  await expect(tab(stack, 'Models')).toBeFocused()
  await page.keyboard.press('End')
  await phase(stack, 'records')
  await page.keyboard.press('ArrowUp')
  await phase(stack, 'events')
  const events = stackLayers.find(({ id }) => id === 'events')
  // While they change, two panels are seen.
  const panel = stack.getByRole('tabpanel', { name: events?.name ?? '' })
  await expect(panel.getByRole('link')).toHaveAttribute('href', events?.product.path ?? '')
  await expect(panel).toContainText(events?.sample ?? '')
  await expect(stack.getByRole('tabpanel')).toHaveCount(1)
  await expect(stack.locator('.stack-picture picture[data-shown] img:visible')).toHaveAttribute(
    'src',
    /stack-events-/,
  )
})

test('on a phone Play comes before the words of a layer, for the eye and for the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const stack = await arrive(page)
  const play = stack.getByRole('button', { name: `Play ${stackText.demo}` })
  await page.keyboard.press('Tab')
  await expect(play).toBeFocused()
  const [control, words] = await Promise.all([
    play.boundingBox(),
    stack.getByRole('tabpanel', { name: 'Ledger' }).boundingBox(),
  ])
  expect((control?.y ?? Infinity) + (control?.height ?? 0)).toBeLessThan(words?.y ?? 0)
})

test('held in view, the scroll takes out one layer after the other; rows open theirs, and a label leads back', async ({
  page,
}) => {
  const stack = await arrive(page)
  const stage = stack.locator('.stack-stage')
  const top = () => stage.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await reach(stack.locator('.stack-step').nth(1))
  const held = await top()
  for (const [step, { id, name }] of stackLayers.entries()) {
    await reach(stack.locator('.stack-step').nth(step))
    await phase(stack, id)
    await expect(stack.getByRole('tabpanel', { name })).toBeVisible()
    if (step > 0) expect(await top(), `${name} is chosen while the stack stands still`).toBe(held)
  }
  for (const { term, value } of undoText.rows) {
    await reach(stack.locator('.stack-rows > div', { hasText: term }))
    await phase(stack, stackLayers.find(({ name }) => name === value)?.id ?? '')
    await expect(stage).toBeInViewport({ ratio: 0.6 })
  }
  await tab(stack, 'Permissions').click()
  await phase(stack, 'permissions')
  await expect(stack.getByRole('tabpanel', { name: 'Permissions' })).toBeInViewport({ ratio: 0.9 })
  expect(await top()).toBe(held)
})

test('a record drops through the layers, is paused, and gives way to a choice', async ({ page }) => {
  await page.clock.install()
  const stack = await arrive(page)
  // From here on only the test moves the clock: the record passes a layer while somebody looks.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  const record = (verb: string) => stack.getByRole('button', { name: `${verb} ${stackText.demo}` })
  await record('Play').click()
  await expect(tab(stack, 'Interfaces')).toHaveAttribute('data-passed', 'true')
  await page.clock.runFor(TIMING.layer)
  await expect(tab(stack, 'Ledger')).toHaveAttribute('data-passed', 'true')
  await expect(stack.locator('.stack-record p')).toContainText(/^Now at: (Ledger|Models)$/)
  await record('Pause').click()
  await expect(stack).toHaveAttribute('data-record', 'paused')
  await expect(stack.locator('[data-passed]')).toHaveCount(1)
  await tab(stack, 'Records').click()
  await expect(stack).toHaveAttribute('data-record', 'done')
  await expect(stack.locator('[data-passed]')).toHaveCount(0)
})

test('with less motion nothing is held and nothing drops by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const stack = await arrive(page)
  await expect(stack.locator('.stack-rail')).toHaveCSS('position', 'static')
  await expect(stack).toHaveAttribute('data-record', 'done')
  await reach(stack.locator('.stack-rows > div', { hasText: undoText.rows[2].term }))
  await phase(stack, 'ledger')
})

test.describe('on the canvas', () => {
  // Half the pixels each way: every frame is drawn by the processor.
  test.use({ colorScheme: 'dark', deviceScaleFactor: 0.5 })

  for (const width of [1024, 1440, 1920])
    test(`discs are drawn at their labels at ${width}`, async ({ page }) => {
      await setFrameClock(page)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${paths.technology}?experience=immersive&intro=off&probe&quality=low`)
      const stack = stackOf(page)
      const stage = stack.locator('.stack-stage')
      await reach(stack.locator('.stack-step').nth(2))
      await phase(stack, 'models')
      await expect(stage).toHaveAttribute('data-drawn', '')
      await expect(stack.locator('.stack-picture')).toBeHidden()
      const picture = await canvasAt(page, 4)
      const boxes = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.stack-tab')].map((button) => {
          const { left, top, width: wide, height } = button.getBoundingClientRect()
          return { id: button.dataset.node ?? '', x: left + wide / 2, y: top + height / 2, wide }
        }),
      )
      expect(boxes.map(({ id }) => id)).toEqual(stackLayers.map(({ id }) => id))
      for (const { id, wide, ...place } of boxes) {
        const share = solidWithin(picture, place, wide * 0.12)?.share ?? 0
        // The one that is taken out has left its place, but for the ring that marks it.
        if (id === 'models') expect(share, id).toBeLessThan(0.3)
        else expect(share, id).toBeGreaterThan(0.8)
        // Its rim ends where the label's box does, beside the line that leads to it.
        const beside = { x: place.x - wide * 0.56, y: place.y }
        expect(solidWithin(picture, beside, 3)?.share ?? 0, `left of ${id}`).toBeLessThan(0.2)
      }
      const { frames } = await page.evaluate(() => window.stage.stats())
      await page.evaluate(() => window.stage.resume())
      await comeToRest(page)
      await tab(stack, 'Events').click()
      await expect
        .poll(async () => (await page.evaluate(() => window.stage.stats())).frames)
        .toBeGreaterThan(frames)
    })
})
