import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'
import { articles, expect, pages, shares } from '../e2e/fixtures.ts'
import { templated } from '../every-page.ts'
import { outOfView } from '../e2e/layout-measure.ts'

const [article = ''] = articles

const args = ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-gpu']
const viewport = { width: 1024, height: 640 }

/** For tests that draw no scene: without WebGL in software, pages are shown ten times as fast. */
export const flat = { viewport, launchOptions: { ...launchOptions, args } }

/** For tests of words and controls alone: pictures take their room, and are not fetched. */
export const withoutPictures = {
  viewport,
  launchOptions: { ...launchOptions, args: [...args, '--blink-settings=imagesEnabled=false'] },
}

/** What every fault is tried on: pages of each kind and one article, in parts that one test visits in one tab. */
export const parts = shares<string>([...pages.filter((path) => !templated.includes(path)), article], 4)

/** Least characters of text that a page has when its words are there. */
const WORDS = 600

/** Whatever failed: the heading and the words are there to read, and nothing runs out of the view. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), what).not.toContainText('did not arrive')
  await expect(page.getByRole('main'), what).toHaveCSS('opacity', '1')
  // What React had to write anew brings its sections one by one.
  const words = () => page.evaluate(() => document.querySelector('main')?.innerText.length ?? 0)
  await expect.poll(words, `${what}: words`).toBeGreaterThan(WORDS)
  // What has begun to arrive from the side comes into the view.
  await expect.poll(() => page.evaluate(outOfView), `${what}: out of the view`).toEqual([])
}

/** The page still answers: its theme can be switched, twice. Pressed from within, as a pointer waits for animations. */
export async function expectAnswers(page: Page, what: string): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Switch to (light|dark) theme$/ }).first()
  const root = page.locator('html')
  const before = await root.getAttribute('data-theme')
  const press = () => toggle.evaluate((button) => (button as HTMLElement).click())
  await press()
  await expect(root, what).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark')
  await press()
  await expect(root, what).toHaveAttribute('data-theme', before ?? '')
}

/** Brings every section into view once, so that all that waits for it starts. */
export async function passThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll('main section')) {
      section.scrollIntoView({ behavior: 'instant' })
      await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}
