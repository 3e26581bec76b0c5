import type { Page } from '@playwright/test'
import { sourcesText } from '#src/content/analytics/sources.ts'
import { crankText } from '#src/content/crank-train.ts'
import { paths } from '#src/content/paths.ts'
import { diagram } from '#src/content/platform/diagram.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { draw, openEasel, VIEW, type Frame } from './easel.ts'
import { compare } from './reference.ts'

/*
 * Every scene at a fixed time, drawn by the stage of the built site and compared with a committed picture.
 * UPDATE_REFERENCES=1 writes the pictures anew; look at them before committing.
 */

const THEMES = ['light', 'dark'] as const

test.use(VIEW)
async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

async function check(page: Page, name: string, frame: Frame): Promise<void> {
  await compare(await draw(page, frame), name)
}

interface Roused {
  /** Looks away; what flows goes on. */
  lookAway: () => Promise<void>
  stop: () => Promise<void>
}

/** The page's own diagram looks at a node and lets its data flow: the scene reads the same store. */
async function rouse(page: Page, id: string, flow: string): Promise<Roused> {
  const node = page.locator(`[data-node="${id}"]`)
  const press = (name: string) =>
    page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click())
  await node.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }))
  await expect(node).toHaveAttribute('data-state', 'active')
  await press(`Play ${flow}`)
  await expect(page.getByRole('button', { name: `Pause ${flow}` })).toHaveCount(1)
  return {
    async lookAway() {
      await node.evaluate((button: HTMLElement) => button.blur())
      await expect(node).not.toHaveAttribute('data-state', 'active')
    },
    stop: () => press(`Pause ${flow}`),
  }
}

const CALM: Readonly<Record<string, Frame>> = {
  'hero at rest': { scene: 'hero' },
  'hero half open': { scene: 'hero', progress: 0.5 },
  'intro at 60 percent': { scene: 'intro', progress: 0.6 },
  'tokens crossing': { scene: 'tokens', progress: 0.5 },
  'ambient solutions': { scene: 'ambient' },
  'lifecycle at the first step': { scene: 'lifecycle', progress: 0.5 },
  'integration at rest': { scene: 'integration', progress: 0.5 },
  'closing coming in': { scene: 'closing', progress: 0.4, box: [0.36, 0.68] },
  'closing arrived': { scene: 'closing', progress: 0.6, box: [0.1, 0.68] },
}

test('scenes at rest, and the integration with a node looked at', async ({ page }) => {
  await openEasel(page, paths.platform, 'high')
  for (const theme of THEMES) {
    await wear(page, theme)
    for (const [name, frame] of Object.entries(CALM)) await check(page, `${name} ${theme}`, frame)
    const { lookAway, stop } = await rouse(page, 'social', diagram.flow)
    await check(page, `integration with a node active ${theme}`, { scene: 'integration', progress: 0.5 })
    await lookAway()
    await stop()
  }
})

test('the sources with one looked at, and the scene of another area', async ({ page }) => {
  await openEasel(page, paths.analytics, 'high')
  for (const theme of THEMES) {
    await wear(page, theme)
    const { lookAway, stop } = await rouse(page, 'crm', sourcesText.controls)
    await check(page, `sources crm looked at ${theme}`, { scene: 'sources', progress: 0.5 })
    await lookAway()
    await check(page, `sources with data flowing ${theme}`, { scene: 'sources', progress: 0.5 })
    await stop()
  }
  await page.locator(`footer a[href="${paths.about}"]`).first().dispatchEvent('click')
  await expect(page).toHaveTitle(/About/)
  for (const theme of THEMES) {
    await wear(page, theme)
    await check(page, `ambient company ${theme}`, { scene: 'ambient' })
  }
})

test('the instrument with its crank, at rest and after one turn', async ({ page }) => {
  await openEasel(page, paths.about, 'high')
  const crank = page.getByRole('slider', { name: crankText.name })
  const turnTo = async (key: string, words: string) => {
    await crank.evaluate((slider: HTMLElement) => slider.focus({ preventScroll: true }))
    await page.keyboard.press(key)
    await expect(crank).toHaveAttribute('aria-valuetext', words)
  }
  for (const theme of THEMES) {
    await wear(page, theme)
    await turnTo('Home', 'not turned yet')
    await check(page, `crank at rest ${theme}`, { scene: 'crank', progress: 0.5 })
    await turnTo('End', 'one whole turn')
    await check(page, `crank after one turn ${theme}`, { scene: 'crank', progress: 0.5 })
  }
})

test('the lower qualities', async ({ page }) => {
  for (const quality of ['medium', 'low']) {
    await openEasel(page, paths.platform, quality)
    for (const theme of THEMES) {
      await wear(page, theme)
      await check(page, `hero at ${quality} ${theme}`, { scene: 'hero' })
      if (quality === 'low')
        await check(page, `integration at low ${theme}`, { scene: 'integration', progress: 0.5 })
    }
  }
})
