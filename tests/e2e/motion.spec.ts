import type { Locator, Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { expect, open, scrollToY, scrollYOf, stopClock, test } from './fixtures.ts'
import { framesGoBy, setFrameClock } from './frames.ts'

/* What moves in the immersive version. A small canvas, as WebGL is software here. */
test.use({ viewport: { width: 800, height: 500 }, deviceScaleFactor: 0.5 })

/** Waits until GSAP has taken over: the parts below the view then wait for their entrance. */
const choreographed = (page: Page) =>
  expect(page.locator('main [data-reveal="waiting"]').first()).toBeAttached()

/** Notes where an element is drawn and how clear, in every frame from now on. */
async function film(
  element: Locator,
): Promise<() => Promise<{ top: number; left: number; opacity: number }[]>> {
  const handle = await element.elementHandle()
  await handle?.evaluate((it) => {
    const seen: { top: number; left: number; opacity: number }[] = []
    Object.assign(window, { seen })
    const look = () => {
      const { top, left } = it.getBoundingClientRect()
      seen.push({ top: top + scrollY, left, opacity: Number(getComputedStyle(it).opacity) })
      requestAnimationFrame(look)
    }
    look()
  })
  return () => element.page().evaluate(() => (window as unknown as { seen: never[] }).seen)
}

/** Scrolls until the top of an element stands at this share of the view. */
const bringTo = (element: Locator, share: number) =>
  element.evaluate(
    (it, at) =>
      scrollTo({ top: scrollY + it.getBoundingClientRect().top - innerHeight * at, behavior: 'instant' }),
    share,
  )

test('a part arrives along an arc, once, and is then as if nothing had been', async ({ page }) => {
  await open(page, paths.about, { experience: 'immersive' })
  await choreographed(page)
  const picture = page.locator('.story-picture').first()
  await expect(picture).toHaveCSS('opacity', '0')
  const frames = await film(picture)
  await bringTo(picture, 0.7)
  await expect(picture).toHaveAttribute('data-reveal', 'shown')
  await expect(picture).not.toHaveAttribute('style', /./)
  await expect(picture).toHaveCSS('opacity', '1')
  const seen = await frames()
  const last = seen.at(-1)
  const first = seen[0]
  if (!first || !last) throw new Error('nothing seen')
  expect(first.opacity).toBe(0)
  expect(first.left - last.left).toBeGreaterThan(20)
  expect(first.top - last.top).toBeGreaterThan(10)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(picture).toHaveCSS('opacity', '1')
  await expect(picture).toHaveAttribute('data-reveal', 'shown')
})

test('a leap to the end leaves nothing above the view on its way', async ({ page }) => {
  await open(page, paths.analytics, { experience: 'immersive' })
  await choreographed(page)
  await expect.poll(() => page.locator('main [data-reveal="waiting"]').count()).toBeGreaterThan(8)
  const states = await page.evaluate(async () => {
    const parts = [...document.querySelectorAll<HTMLElement>('main [data-reveal="waiting"]')]
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    while (parts[0]?.dataset.reveal === 'waiting') await new Promise(requestAnimationFrame)
    return parts
      .filter((part) => part.getBoundingClientRect().bottom < -innerHeight)
      .map((part) => getComputedStyle(part).opacity)
  })
  expect(states.length).toBeGreaterThan(4)
  expect(new Set(states)).toEqual(new Set(['1']))
})

test('a heading arrives by lines, is one string meanwhile, and its own nodes again afterwards', async ({
  page,
}) => {
  await setFrameClock(page)
  await open(page, paths.securitySolution, { experience: 'immersive' })
  await choreographed(page)
  // Where frames take longer than 0.3 s, headings do not move.
  await page.evaluate(() => void (window.frameSpeed = 0.1))
  const heading = page.locator('main section .section-head h2').nth(1)
  await expect(heading).toHaveAttribute('data-reveal', 'waiting')
  const words = (await heading.textContent()) ?? ''
  await heading.evaluate((it) => {
    const states: { lines: number; label: string | null; hidden: boolean }[] = []
    Object.assign(window, { states, own: it.firstChild })
    new MutationObserver(() => {
      const lines = [...it.children].filter((child) => child.localName === 'div')
      states.push({
        lines: lines.length,
        label: it.getAttribute('aria-label'),
        hidden: lines.every((line) => line.ariaHidden === 'true'),
      })
    }).observe(it, { childList: true, attributes: true })
  })
  await bringTo(heading, 0.5)
  await expect(heading).toHaveAttribute('data-reveal', 'shown')
  const split = () =>
    page.evaluate(() =>
      (
        window as unknown as { states: { lines: number; label: string | null; hidden: boolean }[] }
      ).states.find(({ lines }) => lines > 0),
    )
  // It may wait for the parts before it.
  await expect.poll(async () => (await split())?.lines ?? 0).toBeGreaterThan(0)
  await expect
    .poll(() => heading.evaluate((it) => it.firstChild === (window as unknown as { own: Node }).own))
    .toBe(true)
  await expect(heading).not.toHaveAttribute('aria-label')
  await expect(heading).toHaveText(words)
  expect(await split()).toMatchObject({ label: words.trim(), hidden: true })
})

test('what has the keyboard is there at once', async ({ page }) => {
  await open(page, paths.securitySolution, { experience: 'immersive' })
  await choreographed(page)
  const part = page.locator('main [data-reveal="waiting"]:has(a[href], button:not([disabled]))').last()
  await expect(part).toHaveCSS('opacity', '0')
  const handle = await part.elementHandle()
  const states = await handle?.evaluate((it) => {
    const before = getComputedStyle(it).opacity
    it.querySelector<HTMLElement>('a[href], button:not([disabled])')?.focus({ preventScroll: true })
    return [before, getComputedStyle(it).opacity]
  })
  expect(states).toEqual(['0', '1'])
})

test('on paper everything is there', async ({ page }) => {
  await open(page, paths.securitySolution, { experience: 'immersive' })
  await choreographed(page)
  await page.emulateMedia({ media: 'print' })
  const hidden = () =>
    page
      .locator('main [data-reveal]')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length)
  await expect.poll(hidden).toBe(0)
})

/** Every place that the page is scrolled to from now on. */
async function watchPlaces(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    addEventListener('scroll', () => places.push(scrollY))
  })
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places)
}

/** Turns the wheel over the page as soon as the element gets the keyboard: later than what moved the page. */
const turnWheelAfterFocus = (element: Locator, by: number) =>
  element.evaluate((it, deltaY) => {
    const turn = () =>
      document.body.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }))
    it.addEventListener('focusin', turn, { once: true })
  }, by)

const pressFrom = (link: Locator) => link.evaluate((it: HTMLElement) => it.click())

test('the wheel glides; a dialog stops the page, and gives it back when it closes', async ({ page }) => {
  await open(page, paths.about, { experience: 'immersive' })
  await choreographed(page)
  const places = await watchPlaces(page)
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => scrollYOf(page)).toBeGreaterThan(590)
  // A jump is nowhere in between.
  expect((await places()).filter((top) => top > 10 && top < 580).length).toBeGreaterThan(0)

  // While it still glides.
  await page.mouse.wheel(0, 3000)
  await pressFrom(page.locator('#search-opener'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  const held = await scrollYOf(page)
  await page.mouse.wheel(0, 900)
  await framesGoBy(page, 2)
  expect(await scrollYOf(page)).toBe(held)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => scrollYOf(page)).toBeLessThan(held - 200)
})

test('inertia overrides neither an anchor nor the top of a new page', async ({ page }) => {
  await open(page, paths.about, { experience: 'immersive' })
  await choreographed(page)
  const section = page.locator('.about-film')
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, 3000)
  await turnWheelAfterFocus(section, 900)
  await pressFrom(page.getByRole('link', { name: 'Explore Our Journey' }))
  await expect
    .poll(() => section.evaluate((it) => Math.abs(it.getBoundingClientRect().top)))
    .toBeLessThan(120)

  await page.mouse.wheel(0, 3000)
  await turnWheelAfterFocus(page.locator('main'), 900)
  await pressFrom(page.locator(`footer a[href="${paths.contact}"]`).first())
  await expect(page).toHaveURL(new RegExp(paths.contact))
  await expect(page.getByRole('main')).toBeFocused()
  await framesGoBy(page, 2)
  expect(await scrollYOf(page)).toBe(0)
})

test('at rest nobody asks for a frame', async ({ page }) => {
  await page.addInitScript(() => {
    const own = window.requestAnimationFrame
    Object.assign(window, { asked: 0 })
    window.requestAnimationFrame = (callback) => {
      ;(window as unknown as { asked: number }).asked += 1
      return own.call(window, callback)
    }
  })
  await open(page, paths.privacy, { experience: 'immersive' })
  await page.mouse.wheel(0, 400)
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
  let before = -1
  // The same count twice, a second and a half apart.
  await expect
    .poll(
      async () => {
        const now = await asked()
        const same = now === before
        before = now
        return same
      },
      { intervals: [1500] },
    )
    .toBe(true)
})

test('to light and back, live: nothing stays hidden, and sections arrive again', async ({ page }) => {
  await open(page, paths.securitySolution, { experience: 'immersive' })
  await choreographed(page)
  const motion = page.getByRole('switch', { name: /motion/i }).first()
  await motion.evaluate((button: HTMLElement) => button.click())
  await expect(page.locator('html')).toHaveAttribute('data-experience', 'light')
  await expect(page.locator('main [style*="opacity"]')).toHaveCount(0)
  const heading = page.locator('main section .section-head h2').nth(1)
  await expect(heading).toHaveAttribute('data-reveal', 'waiting')
  await bringTo(heading, 0.5)
  await expect(heading).toHaveCSS('opacity', '1')
})

test('a section of a page that comes by navigation gets its entrance', async ({ page }) => {
  await open(page, paths.contact, { experience: 'immersive' })
  await page
    .locator(`footer a[href="${paths.about}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(paths.about)
  await choreographed(page)
  const story = page.locator('.story-picture').last()
  await expect(story).toHaveAttribute('data-reveal', 'waiting')
  await bringTo(story, 0.6)
  await expect(story).toHaveAttribute('data-reveal', 'shown')
  await expect(story).toHaveCSS('opacity', '1')
})

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 225 } })
  for (const experience of ['light', 'immersive'] as const)
    test(`in the ${experience} version a part taller than ten screens appears`, async ({ page }) => {
      await open(page, paths.solutions, { experience })
      await choreographed(page)
      let judged = 0
      for (const part of await page.locator('main [data-reveal]').all()) {
        const height = await part.evaluate((it) => it.getBoundingClientRect().height)
        if (height < 2250) continue
        await bringTo(part, 0.4)
        await expect(part).toHaveCSS('opacity', '1')
        judged += 1
      }
      expect(judged).toBeGreaterThan(0)
    })
})

test('with less motion everything is there at once, in light and immersive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const experience of ['light', 'immersive'] as const) {
    await open(page, paths.securitySolution, { experience })
    expect(await page.locator('main [data-reveal]').count()).toBe(0)
    await scrollToY(page, 900)
    expect(await page.locator('main [data-reveal]').count()).toBe(0)
  }
})

test('under the intro the headline waits, and comes by lines when the page is ready', async ({ page }) => {
  // The page keeps the record: on a slow machine the intro's own end comes before a look at the page from outside.
  await page.addInitScript(() => {
    const record: string[] = []
    const note: MutationCallback = (changes) => {
      const headline = changes
        .map(({ target }) => target as HTMLElement)
        .find(({ localName }) => localName === 'h1')
      if (!headline) return
      const { dataset } = document.documentElement
      record.push(`${headline.dataset.reveal} ${dataset.intro ?? 'over'}`)
      dataset.record = record.join(', ')
    }
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-reveal'] })
  })
  // Where the page's code comes after the intro's end, nothing is hidden any more: the clock stands until it is there.
  await stopClock(page)
  await page.goto('/?experience=immersive', { waitUntil: 'commit' })
  const headline = page.getByRole('heading', { level: 1 })
  const lines = headline.locator('[data-line]')
  await expect(headline).toHaveAttribute('data-reveal')
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('data-record', 'waiting playing, shown over')
  await expect(headline).toHaveCSS('opacity', '1')
  for (const line of await lines.all()) await expect(line).toHaveCSS('opacity', '1')
})
