import type { Page } from '@playwright/test'
import { stories } from '#src/content/about.ts'
import { aboutFilm } from '#src/content/videos.ts'
import { paths } from '#src/content/paths.ts'
import { HIDE_DELAY } from '#src/ui/idle-controls.ts'
import { expect, open, openFrozen, test } from './fixtures.ts'

const section = (page: Page) => page.locator(`#${aboutFilm.id}`)
const frame = (page: Page) => section(page).locator('.about-film-frame')
const button = (page: Page, name: RegExp) => section(page).getByRole('button', { name })
const film = (page: Page) =>
  section(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => ({
      paused: video.paused,
      muted: video.muted,
      loop: video.loop,
    }))

async function openFilm(page: Page, opener = open): Promise<void> {
  await opener(page, paths.about)
  await section(page).scrollIntoViewIfNeeded()
}

test('starts by itself, muted and looping; the controls say what is and do the other', async ({ page }) => {
  await openFilm(page)
  await expect(section(page)).toHaveAttribute('data-film', 'playing')
  expect(await film(page)).toEqual({ paused: false, muted: true, loop: true })

  await expect(button(page, /^Playing/)).toHaveText('Playing')
  await button(page, /^Playing/).click()
  await expect(button(page, /^Paused/)).toHaveText('Paused')
  expect((await film(page)).paused).toBe(true)
  await button(page, /^Paused/).click()
  await expect(button(page, /^Playing/)).toBeVisible()

  await expect(button(page, /^Muted/)).toHaveText('Muted')
  await button(page, /^Muted/).click()
  await expect(button(page, /^Unmuted/)).toHaveText('Unmuted')
  expect((await film(page)).muted).toBe(false)
  // Out of sight it is not heard, either.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await film(page)).paused).toBe(true)
  await section(page).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await film(page)).paused).toBe(false)
  await button(page, /^Unmuted/).click()
  await expect(button(page, /^Muted/)).toBeVisible()
  expect((await film(page)).muted).toBe(true)
})

test('the controls show on hover and go 1 s after the pointer rests', async ({ page }) => {
  await openFilm(page, openFrozen)
  await expect(section(page)).toHaveAttribute('data-film', 'playing')
  await page.mouse.move(1, 1)
  await page.clock.runFor(HIDE_DELAY)
  await expect(frame(page)).toHaveAttribute('data-controls', 'hidden')
  await frame(page).hover({ position: { x: 400, y: 200 } })
  await expect(frame(page)).toHaveAttribute('data-controls', 'shown')
  await page.clock.runFor(HIDE_DELAY - 1)
  await expect(frame(page)).toHaveAttribute('data-controls', 'shown')
  await frame(page).hover({ position: { x: 420, y: 210 } })
  await page.clock.runFor(HIDE_DELAY - 1)
  await expect(frame(page)).toHaveAttribute('data-controls', 'shown')
  await page.clock.runFor(1)
  await expect(frame(page)).toHaveAttribute('data-controls', 'hidden')
  await expect(frame(page).locator('.about-film-controls')).toHaveCSS('opacity', '0')
  // A press with the mouse leaves the focus there, and holds nothing.
  await button(page, /^Muted/).click()
  await page.mouse.move(1, 1)
  await page.clock.runFor(HIDE_DELAY)
  await expect(frame(page)).toHaveAttribute('data-controls', 'hidden')
})

test('while one of them has the keyboard they stay', async ({ page }) => {
  await openFilm(page, openFrozen)
  await button(page, /^(Playing|Paused)/).focus()
  await expect(frame(page)).toHaveAttribute('data-controls', 'shown')
  await frame(page).hover({ position: { x: 400, y: 200 } })
  await page.clock.runFor(20 * HIDE_DELAY)
  await expect(frame(page)).toHaveAttribute('data-controls', 'shown')
  await page.keyboard.press('Tab')
  await expect(button(page, /^Muted/)).toBeFocused()
  await page.clock.runFor(20 * HIDE_DELAY)
  await expect(frame(page)).toHaveAttribute('data-controls', 'shown')
  await page.keyboard.press('Tab')
  await page.clock.runFor(HIDE_DELAY)
  await expect(frame(page)).toHaveAttribute('data-controls', 'hidden')
})

test('where the film cannot be had the still takes its place, and only the console says so', async ({
  page,
  guard,
}) => {
  guard.allow(/console warning: Video failed to load/, /Failed to load resource/)
  await page.route(/\/media\/turning-.*\.(webm|mp4)$/, (route) => route.abort())
  await openFilm(page)
  await expect(section(page)).toHaveAttribute('data-film', 'failed')
  await expect(section(page).locator('video')).toHaveCount(0)
  await expect(section(page).getByRole('button')).toHaveCount(0)
  const still = section(page).getByRole('img', { name: aboutFilm.alt }).filter({ visible: true })
  await expect(still).toHaveCount(1)
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})

test('a browser that blocks autoplay leaves it paused; a press plays it', async ({ page, guard }) => {
  guard.allow(/console warning: Video autoplay was blocked/)
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    // The page's own attempt is the first; the visitor's press comes later.
    let attempts = 0
    HTMLMediaElement.prototype.play = function () {
      attempts += 1
      return attempts > 1 ? play.call(this) : Promise.reject(new DOMException('blocked', 'NotAllowedError'))
    }
  })
  const logged = page.waitForEvent('console', (message) => message.text().includes('blocked'))
  await openFilm(page)
  await logged
  await expect(section(page)).toHaveAttribute('data-film', 'paused')
  await button(page, /^Paused/).click()
  await expect(section(page)).toHaveAttribute('data-film', 'playing')
})

test('with less motion it waits for a press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFilm(page)
  await expect(section(page).locator('video')).toHaveAttribute('src', /turning/)
  await expect(section(page)).toHaveAttribute('data-film', 'paused')
  await button(page, /^Paused/).click()
  await expect(section(page)).toHaveAttribute('data-film', 'playing')
})

test('Explore Our Journey leads to the film', async ({ page }) => {
  await open(page, paths.about)
  await expect(section(page).locator('.about-film-frame')).not.toBeInViewport({ ratio: 0.5 })
  await page.getByRole('link', { name: 'Explore Our Journey' }).click()
  await expect(section(page).getByRole('heading', { name: aboutFilm.heading.text })).toBeInViewport()
  await expect(section(page).locator('.about-film-frame')).toBeInViewport({ ratio: 0.5 })
})

test('two sections of text and image, and the shared close', async ({ page }) => {
  await open(page, paths.about)
  for (const { heading, paragraphs } of stories) {
    const story = page.locator('.story').filter({ has: page.getByRole('heading', { name: heading.text }) })
    await story.scrollIntoViewIfNeeded()
    const image = story.locator('img:visible')
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(story.locator('p')).toHaveCount(paragraphs.length + 2)
  }
  await expect(page.getByRole('heading', { name: "Let's Build Something Amazing Together" })).toBeVisible()
})
