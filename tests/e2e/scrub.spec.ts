import type { Page } from '@playwright/test'
import { SCRUB_CLIP } from '#src/content/videos.ts'
import { paths } from '#src/content/paths.ts'
import { expect, open, phone, test } from './fixtures.ts'

/** Counts seeks in flight from the first one on. */
async function watchSeeks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { now: 0, most: 0 }
    Object.assign(window, { seeks: counts })
    const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime')
    if (!own?.get || !own.set) return
    const { get, set } = own
    Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
      get() {
        return get.call(this)
      },
      set(this: HTMLMediaElement, time: number) {
        counts.now += 1
        counts.most = Math.max(counts.most, counts.now)
        // Captured, to be counted before the page hears of it: the page answers with the next seek.
        this.addEventListener('seeked', () => (counts.now -= 1), { once: true, capture: true })
        set.call(this, time)
      },
    })
  })
}

/** Scrolls the film from one share of its way to another in `steps`. */
async function scrub(page: Page, from: number, share: number, steps: number): Promise<void> {
  await page.evaluate(
    async ([start = 0, end = 0, count = 1]) => {
      const section = document.querySelector<HTMLElement>('.scrub')
      if (!section) return
      const held = innerWidth <= 767 ? innerHeight * 0.2 : 0
      const top = section.getBoundingClientRect().top + scrollY - held
      const way = section.offsetHeight - (section.querySelector<HTMLElement>('.scrub-pin')?.offsetHeight ?? 0)
      for (let i = 1; i <= count; i += 1) {
        window.scrollTo({ top: top + way * (start + ((end - start) * i) / count), behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    },
    [from, share, steps],
  )
}

/** Addresses of the clips that are asked for. */
function watchClips(page: Page): readonly string[] {
  const clips: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp4') && clips.push(request.url()))
  return clips
}

/** Home in a view so narrow that the canvas has nothing beside the film: drawn in software, it would take the film's time. */
async function openFilm(page: Page): Promise<void> {
  await page.setViewportSize({ width: 900, height: 600 })
  await open(page, paths.home, { experience: 'immersive' })
}

const shownFrame = (page: Page) =>
  page.evaluate(
    (fps) => Math.floor((document.querySelector('video')?.currentTime ?? -1) * fps),
    SCRUB_CLIP.fps,
  )

test('the shown frame follows the scroll, slow and fast, down and up, with one seek in flight', async ({
  page,
}) => {
  await watchSeeks(page)
  await openFilm(page)
  await page.locator('.scrub').scrollIntoViewIfNeeded()
  await expect(page.locator('.scrub')).toHaveAttribute('data-shown', 'true')
  for (const [from, share, steps] of [
    [0, 0.5, 40],
    [0.5, 1, 5],
    [1, 0.25, 5],
    [0.25, 0, 30],
  ] as const) {
    await scrub(page, from, share, steps)
    const wanted = Math.round(share * (SCRUB_CLIP.frames - 1))
    // The last seek may still be under way when the scroll has ended.
    await expect.poll(async () => Math.abs((await shownFrame(page)) - wanted)).toBeLessThanOrEqual(1)
  }
  expect(await page.evaluate(() => (window as unknown as { seeks: { most: number } }).seeks.most)).toBe(1)
})

test('play and pause by key, named by what a press does', async ({ page }) => {
  await openFilm(page)
  await page.locator('.scrub').scrollIntoViewIfNeeded()
  await expect(page.locator('.scrub')).toHaveAttribute('data-shown', 'true')
  const play = page.getByRole('button', { name: 'Play video' })
  await play.focus()
  await page.keyboard.press('Enter')
  const pause = page.getByRole('button', { name: 'Pause video' })
  await expect(pause).toBeFocused()
  await page.keyboard.press('Space')
  await expect(play).toBeVisible()
})

test('at rest no film is fetched; it is when the visitor sets out', async ({ page }) => {
  const clips = watchClips(page)
  await open(page, paths.home)
  await page.waitForLoadState('networkidle')
  expect(clips).toEqual([])
  await page.mouse.wheel(0, 120)
  await expect.poll(() => clips.length).toBe(1)
})

for (const [device, options] of [
  ['a phone', phone],
  ['a tablet', { ...phone, viewport: { width: 768, height: 1024 } }],
  ['a desktop', {}],
] as const)
  test.describe(`light mode on ${device}`, () => {
    test.use(options)
    test('holds the film and follows the scroll to its frame, without GSAP', async ({ page }) => {
      const scripts: Promise<string>[] = []
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.text())
      })
      const clips = watchClips(page)
      await open(page, paths.home)
      await page.locator('.scrub').scrollIntoViewIfNeeded()
      await scrub(page, 0, 0.5, 10)
      await expect(page.locator('.scrub')).toHaveAttribute('data-shown', 'true')
      await expect
        .poll(async () => Math.abs((await shownFrame(page)) - (SCRUB_CLIP.frames - 1) / 2))
        .toBeLessThan(12)
      expect(clips.map((url) => url.endsWith('-phone.mp4'))).toEqual([device === 'a phone'])
      // Held: spec §9, a fifth of the screen down on phones.
      const { top, height } = await page.evaluate(() => ({
        top: document.querySelector('.scrub-pin')?.getBoundingClientRect().top,
        height: innerHeight,
      }))
      expect(top).toBeCloseTo(device === 'a phone' ? height * 0.2 : 0, 0)
      await scrub(page, 0.5, 0.1, 10)
      await expect.poll(() => shownFrame(page)).toBeLessThan(SCRUB_CLIP.frames / 4)
      expect((await Promise.all(scripts)).filter((code) => code.includes('ScrollTrigger'))).toEqual([])
    })
  })

test('with less motion: no pin, nothing fetched, play on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const clips = watchClips(page)
  await open(page, paths.home)
  const section = page.locator('.scrub')
  await section.scrollIntoViewIfNeeded()
  expect(
    await section.evaluate((element) => element.getBoundingClientRect().height <= innerHeight * 1.1),
  ).toBe(true)
  expect(clips).toEqual([])
  await page.getByRole('button', { name: 'Play video' }).click()
  await expect(section).toHaveAttribute('data-film', 'playing')
  expect(clips).toHaveLength(1)
})

test('where the clip cannot be had, the still stands and there is nothing to press', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource/)
  await page.route('**/media/assembly-*.mp4', (route) => route.abort())
  await openFilm(page)
  await page.locator('.scrub').scrollIntoViewIfNeeded()
  await expect(page.locator('.scrub')).toHaveAttribute('data-film', 'failed')
  await expect(page.locator('.scrub').getByRole('button')).toHaveCount(0)
})

test('the still stands until a frame of the film has been drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    const own = HTMLVideoElement.prototype.requestVideoFrameCallback
    HTMLVideoElement.prototype.requestVideoFrameCallback = function (drawn) {
      return own.call(this, (...frame) => held.push(() => drawn(...frame)))
    }
    Object.assign(window, { held })
  })
  await openFilm(page)
  const sought = page.evaluate(
    () => new Promise((seeked) => document.addEventListener('seeked', seeked, { capture: true, once: true })),
  )
  await page.locator('.scrub').scrollIntoViewIfNeeded()
  await sought
  await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'held') as []).length)).toBeGreaterThan(0)
  await expect(page.locator('.scrub')).toHaveAttribute('data-shown', 'false')
  await page.evaluate(() => (Reflect.get(window, 'held') as (() => void)[]).forEach((drawn) => drawn()))
  await expect(page.locator('.scrub')).toHaveAttribute('data-shown', 'true')
})
