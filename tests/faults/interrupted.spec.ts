import type { Page } from '@playwright/test'
import { createRandom, type Random } from '#scenes/instrument/random.ts'
import { paths, type SitePath } from '#src/content/paths.ts'
import { holdContexts, loseAndRestore } from '../e2e/contexts.ts'
import { expect, hydrated, test } from '../e2e/fixtures.ts'
import { framesGoBy } from '../e2e/frames.ts'
import { fetchPage } from '../e2e/static-page.ts'

/* The way from page to page is interrupted by all that may happen meanwhile, in an order and at moments that a seed decides. */
const SIZES = [
  { width: 640, height: 400 },
  { width: 560, height: 440 },
] as const
test.use({ viewport: SIZES[0], deviceScaleFactor: 0.5 })

/** Of a visit of an hour, `HOUR=1`, or else of a shorter one. */
const SEEDS = process.env['HOUR'] === '1' ? 20 : 8
/** Those of one tab each. */
const TABS = Array.from({ length: SEEDS / 4 }, (_, tab) => [1, 2, 3, 4].map((seed) => tab * 4 + seed))
const PAGES = [paths.home, paths.about, paths.tasks, paths.contact, paths.terms] as const
/** Frames between two of them, at most. */
const LONGEST = 12

const immersive = (path: string) => `${path}?experience=immersive&intro=off&probe&quality=low`

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}

const pick = <T>(items: readonly T[], random: Random) => items[Math.floor(random() * items.length)] as T

/** Pressed from within: a pointer would wait until everything stands still. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((control: HTMLElement) => control.click())

/** What a visitor has done so far, and where that leads. */
interface Visit {
  entries: SitePath[]
  theme: string
  mode: 'immersive' | 'light'
  size: number
}

const here = ({ entries }: Visit) => entries.at(-1) as SitePath

async function follow(page: Page, visit: Visit, random: Random): Promise<void> {
  const to = pick(
    PAGES.filter((path) => !visit.entries.includes(path)),
    random,
  )
  await press(page, `footer a[href="${to}"]`)
  visit.entries.push(to)
}

const INTERRUPTIONS: Record<string, (page: Page, visit: Visit, random: Random) => Promise<void>> = {
  'another link': follow,
  async Back(page, visit) {
    await page.evaluate(
      () =>
        new Promise<void>((gone) => {
          addEventListener('popstate', () => gone(), { once: true })
          history.back()
        }),
    )
    visit.entries.pop()
  },
  async 'theme or mode'(page, visit, random) {
    if (random() < 0.7) {
      await press(page, 'button[aria-label^="Switch to"]')
      visit.theme = visit.theme === 'dark' ? 'light' : 'dark'
    } else {
      await press(page, '[role="switch"][aria-label="Motion"]')
      visit.mode = visit.mode === 'light' ? 'immersive' : 'light'
    }
  },
  async resize(page, visit) {
    visit.size = 1 - visit.size
    await page.setViewportSize(SIZES[visit.size] ?? SIZES[0])
  },
  context: loseAndRestore,
}

/** Draws of a frame at a fixed time: those of a scene that stayed would be among them. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await window.stage.freeze(4)
    const { drawCalls, triangles } = window.stage.stats()
    window.stage.resume()
    return { drawCalls, triangles }
  })

const isLive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-stage', 'live')

async function load(page: Page, path: SitePath): Promise<void> {
  await page.goto(immersive(path))
  await hydrated(page)
  await isLive(page)
}

async function expectSettled(page: Page, visit: Visit): Promise<void> {
  const path = here(visit)
  const { document } = await fetchPage(page.request, path)
  const root = page.locator('html')
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    document.querySelector('h1')?.textContent ?? '',
  )
  await expect(page).toHaveTitle(document.title)
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
  await expect(root).toHaveAttribute('data-theme', visit.theme)
  await expect(root).toHaveAttribute('data-experience', visit.mode)
  await expect(page.locator('[inert]')).toHaveCount(0)
  const canvas = page.locator('canvas[aria-hidden]')
  if (visit.mode === 'light') return expect(canvas).toBeHidden()
  await isLive(page)
  await expect(canvas).toHaveCount(1)
  await expect(canvas).toBeVisible()
}

for (const seeds of TABS)
  test(`a transition survives five interruptions, seeds ${seeds.at(0)} to ${seeds.at(-1)}`, async ({
    page,
  }) => {
    await page.addInitScript(holdContexts)
    const visit: Visit = { entries: [paths.privacy], theme: 'dark', mode: 'immersive', size: 0 }
    await page.emulateMedia({ colorScheme: 'dark' })
    await load(page, here(visit))
    for (const seed of seeds) {
      const random = createRandom(seed)
      const order = shuffled(Object.keys(INTERRUPTIONS), random)
      await test.step(`seed ${seed}: ${order.join(', ')}`, async () => {
        await follow(page, visit, random)
        for (const name of order) {
          await framesGoBy(page, Math.floor(random() * LONGEST))
          await INTERRUPTIONS[name]?.(page, visit, random)
        }
        await expectSettled(page, visit)
        const before = visit.mode === 'immersive' ? await drawn(page) : null
        // The same page in a new document, from which the next seed starts.
        visit.entries = [here(visit)]
        visit.mode = 'immersive'
        await load(page, here(visit))
        if (before) expect(await drawn(page), 'draws of a page that was never left').toEqual(before)
      })
    }
  })

test('with reduced motion a page is replaced by the next, and nothing moves', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.home)
  await hydrated(page)
  await page.evaluate(() => {
    const moving: string[] = []
    Reflect.set(window, 'moving', moving)
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (animation.playState !== 'running') continue
        // What fades or changes its colour does not move.
        const property = animation instanceof CSSTransition ? animation.transitionProperty : 'animation'
        if (!/^(opacity|visibility|fill|stroke|.*color)$/.test(property)) moving.push(property)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  for (const path of [paths.platform, paths.about, paths.security]) {
    await press(page, `footer a[href="${path}"]`)
    const { document } = await fetchPage(request, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      document.querySelector('h1')?.textContent ?? '',
    )
    await expect(page.getByRole('main')).toBeFocused()
    await framesGoBy(page, 30)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'moving') as string[])).toEqual([])
  await expect(page.locator('canvas[aria-hidden]')).toHaveCount(0)
})
