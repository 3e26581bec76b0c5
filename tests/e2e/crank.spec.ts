import type { Page } from '@playwright/test'
import { stories } from '#src/content/about.ts'
import { crankText } from '#src/content/crank-train.ts'
import { paths } from '#src/content/paths.ts'
import { handleAt } from '#scenes/crank/seen.ts'
import { canvasAt, type CanvasPicture, openStage, solidWithin } from './canvas.ts'
import { expect, open, phone, test } from './fixtures.ts'
import { comeToRest, setFrameClock } from './frames.ts'

/* The story that says "You turned a crank": beside it stands one, and it turns the planets. */

const [platform] = stories
const story = (page: Page) => page.locator('.story').filter({ hasText: platform.heading.text })
const crank = (page: Page) => page.getByRole('slider', { name: crankText.name })
const turn = async (page: Page) => Number(await crank(page).getAttribute('aria-valuenow'))

/** As far through its section as the share says, which is 0 where the crank has not been turned yet. */
const scrollTo = (page: Page, share: number) =>
  story(page).evaluate((section, way) => {
    const { top, height } = section.getBoundingClientRect()
    window.scrollTo({
      top: scrollY + top - 0.12 * innerHeight + way * (height - 1.13 * innerHeight),
      behavior: 'instant',
    })
  }, share)

/** Share of the pixels that differ by more than noise. */
function changed(a: CanvasPicture, b: CanvasPicture): number {
  let count = 0
  for (let at = 3; at < a.data.length; at += 4)
    if (
      Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) +
        Math.abs((a.data[at - 1] ?? 0) - (b.data[at - 1] ?? 0)) >
      40
    )
      count += 1
  return count / (a.width * a.height)
}

test.describe('where a canvas is', () => {
  test.use({ viewport: { width: 1280, height: 760 }, deviceScaleFactor: 0.5, colorScheme: 'dark' })

  test.beforeEach(async ({ page }) => {
    await setFrameClock(page)
    await openStage(page, paths.about)
    await scrollTo(page, 0)
    await expect(page.locator('.story-crank')).toHaveAttribute('data-drawn', /.*/)
  })

  test('the scroll turns it once while it is held, and it is the only instrument in the view', async ({
    page,
  }) => {
    await expect(crank(page)).toHaveAttribute('aria-valuetext', 'not turned yet')
    const before = await canvasAt(page, 4)
    await scrollTo(page, 0.5)
    await expect.poll(() => turn(page)).toBeCloseTo(0.5, 1)
    const inView = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-scene], .about-film-frame, .story-picture')]
        .filter((element) => {
          const { top, bottom, height } = element.getBoundingClientRect()
          return height > 0 && bottom > 0 && top < innerHeight
        })
        .map(({ dataset, className }) => dataset.scene ?? className),
    )
    expect(inView).toEqual(['crank', 'story-picture'])
    await expect(story(page).locator('.story-picture img:visible')).toHaveCSS('opacity', '0')
    await scrollTo(page, 1)
    await expect(crank(page)).toHaveAttribute('aria-valuetext', 'one whole turn')
    await expect(page.locator('.crank-note')).toContainText(crankText.aligned)
    // Where the planets meet all of it is seen, and stays for a while.
    await expect(page.locator('.story-crank')).toBeInViewport({ ratio: 0.9 })
    expect(changed(before, await canvasAt(page, 4))).toBeGreaterThan(0.005)
    // It is not turned further by what follows, and back by the way back.
    await scrollTo(page, 1.2)
    expect(await turn(page)).toBe(1)
    await scrollTo(page, 0)
    await expect.poll(() => turn(page)).toBe(0)
  })

  test('its handle is drawn where the control says', async ({ page }) => {
    const box = await page.locator('.story-crank').boundingBox()
    if (!box) throw new Error('no crank')
    const { x, y } = handleAt(0)
    const right = { x: box.x + (x / 100) * box.width, y: box.y + (y / 100) * box.height }
    await expect.poll(() => turn(page)).toBe(0)
    expect(solidWithin(await canvasAt(page, 4), right, 6)?.share).toBeGreaterThan(0.8)
    await crank(page).focus()
    await page.keyboard.press('PageUp')
    expect(solidWithin(await canvasAt(page, 4), right, 6)?.share ?? 0).toBeLessThan(0.2)
  })

  test('a drag turns it as far as the hand goes round, on and back', async ({ page }) => {
    await page.evaluate(() => window.stage.freeze(4))
    const box = await crank(page).boundingBox()
    if (!box) throw new Error('no crank')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const to = (degrees: number) => {
      const angle = (degrees / 180) * Math.PI
      return page.mouse.move(x + Math.cos(angle) * box.width * 0.35, y + Math.sin(angle) * box.height * 0.35)
    }
    const start = await turn(page)
    await to(0)
    await page.mouse.down()
    for (let degrees = 15; degrees <= 180; degrees += 15) await to(degrees)
    await expect.poll(() => turn(page)).toBeCloseTo(start + 0.5, 1)
    for (let degrees = 195; degrees <= 450; degrees += 15) await to(degrees)
    await expect.poll(() => turn(page)).toBeCloseTo(start + 1.25, 1)
    for (let degrees = 435; degrees >= 0; degrees -= 15) await to(degrees)
    await expect.poll(() => turn(page)).toBeCloseTo(start, 1)
    await page.mouse.up()
    await to(90)
    expect(await turn(page)).toBeCloseTo(start, 1)
    // The hand has turned the crank, not the page's other instruments.
    expect(await page.evaluate(() => document.documentElement.style.cursor)).toBe('')
  })

  test('keys turn it; that the planets meet is said, once, and its focus is seen', async ({ page }) => {
    await page.evaluate(() => window.stage.freeze(4))
    const status = story(page).getByRole('status')
    // All of it is in view: the focus does not scroll, which would turn it, too.
    await scrollTo(page, 0.3)
    await expect.poll(() => turn(page)).toBeCloseTo(0.3, 1)
    await crank(page).focus()
    await page.keyboard.press('Home')
    await expect(crank(page)).toHaveAttribute('aria-valuenow', '0')
    await expect(status).toHaveText('')
    await page.keyboard.press('PageUp')
    await expect(crank(page)).toHaveAttribute('aria-valuetext', 'a quarter turn of one')
    const way = await page.evaluate(() => scrollY)
    await page.keyboard.press('ArrowDown')
    await expect(crank(page)).toHaveAttribute('aria-valuetext', '75 degrees of one turn')
    expect(await page.evaluate(() => scrollY)).toBe(way)
    await page.keyboard.press('End')
    await expect(crank(page)).toHaveAttribute('aria-valuetext', 'one whole turn')
    await expect(status).toHaveText(crankText.announced)
    await expect(crank(page)).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('ArrowRight')
    await expect(status).toHaveText('')
    await expect(crank(page)).toHaveAttribute('aria-valuemax', '2')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect(crank(page)).toHaveAttribute('aria-valuetext', '15 degrees of one turn, backwards')
    await expect(crank(page)).toHaveAttribute('aria-valuemin', '-1')
  })

  test('untouched it stands still, and no frame is drawn until a hand turns it', async ({ page }) => {
    const frames = () => page.evaluate(() => window.stage.stats().frames)
    await comeToRest(page)
    const before = await frames()
    await crank(page).focus()
    await page.keyboard.press('End')
    await expect.poll(frames).toBeGreaterThan(before)
  })
})

test('without a canvas there is a still of the turned crank, and no control', async ({ page }) => {
  await open(page, paths.about)
  await story(page).scrollIntoViewIfNeeded()
  const picture = story(page).getByRole('img', { name: platform.alt }).filter({ visible: true })
  await expect(picture).toHaveCount(1)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.locator('.crank-note')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the still stands under its words, within the view', async ({ page }) => {
    await open(page, paths.about)
    // Its place: the picture in it arrives on its way to there.
    const picture = story(page).locator('.story-crank')
    await picture.scrollIntoViewIfNeeded()
    const [words, box] = [await story(page).locator('.story-text').boundingBox(), await picture.boundingBox()]
    expect(box?.width).toBeGreaterThan(300)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(box?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})
