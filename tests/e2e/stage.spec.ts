import { expect, test, type Page } from '@playwright/test'
import { canvasAt } from './canvas.ts'
import { holdContexts, loseAndRestore, loseContext } from './contexts.ts'
import { comeToRest, framesGoBy, setFrameClock } from './frames.ts'

/** The stage against a real context in software: a small canvas, or a frame takes half a second. */
test.use({ viewport: { width: 480, height: 320 }, deviceScaleFactor: 0.5, colorScheme: 'dark' })

const HOME = '/?experience=immersive&intro=off&probe'

declare global {
  interface Window {
    sync: { worst: number; samples: number }
  }
}

const stats = (page: Page) => page.evaluate(() => window.stage.stats())
const status = (page: Page) => page.evaluate(() => document.documentElement.dataset.stage ?? 'off')
const live = (page: Page) => expect.poll(() => status(page)).toBe('live')
const contexts = (page: Page) => page.evaluate(() => window.contexts.length)

async function open(page: Page, url = HOME): Promise<void> {
  await page.addInitScript(holdContexts)
  await page.goto(url)
  await live(page)
}

/** From now on, in every frame and at every scroll event, how far a drawn anchor is from its element, px. */
async function watchSync(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { stage } = window
    const sync = { worst: 0, samples: 0 }
    window.sync = sync
    const sample = () => {
      for (const { x, y, rect } of stage.anchors()) {
        const offset = Math.hypot(x - rect.x - rect.width / 2, y - rect.y - rect.height / 2)
        sync.worst = Math.max(sync.worst, offset)
        sync.samples += 1
      }
    }
    const loop = () => {
      sample()
      requestAnimationFrame(loop)
    }
    requestAnimationFrame(loop)
    addEventListener('scroll', sample, { capture: true })
  })
}

async function worst(page: Page): Promise<number> {
  const sync = await page.evaluate(() => window.sync)
  expect(sync.samples).toBeGreaterThan(40)
  return sync.worst
}

/** Moves the page again and again, within reach of the hero, until enough frames have been looked at. */
async function whileMoving(page: Page, move: (turn: number) => Promise<void>): Promise<void> {
  await expect(async () => {
    for (let turn = 0; turn < 8; turn += 1) await move(turn)
    expect(await page.evaluate(() => window.sync.samples)).toBeGreaterThan(40)
  }).toPass({ intervals: [0] })
}

test('in step with the page while wheeling, while paging by keyboard, while the scrollbar is dragged', async ({
  page,
}) => {
  await open(page)
  await watchSync(page)
  const inStep = (way: string, move: (turn: number) => Promise<void>) =>
    test.step(way, async () => {
      await page.evaluate(() => Object.assign(window.sync, { worst: 0, samples: 0 }))
      await whileMoving(page, move)
      expect(await worst(page), `px, ${way}`).toBeLessThanOrEqual(1)
    })
  await page.mouse.move(200, 150)
  await inStep('wheeling', (turn) => page.mouse.wheel(0, turn < 4 ? 45 : -45))
  await inStep('paging by keyboard', (turn) => page.keyboard.press(turn % 2 === 0 ? 'PageDown' : 'PageUp'))
  // Headless browsers have no scrollbar to take hold of; this is what dragging one does.
  await inStep('dragging the scrollbar', (turn) =>
    page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), (turn < 4 ? turn : 8 - turn) * 47.3),
  )
})

/** Of the canvas alone: the page over it has words and pictures of its own. */
test('the canvas is not flat, and has the same pixels for the same time', async ({ page }) => {
  await open(page)
  const first = await canvasAt(page, 3)
  const colours = new Set<number>()
  for (let at = 0; at < first.data.length; at += 4) colours.add(first.data.readUInt32BE(at))
  expect(colours.size).toBeGreaterThan(500)
  await page.evaluate(() => window.stage.resume())
  const { frames } = await stats(page)
  await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(frames + 2)
  expect((await canvasAt(page, 3)).data.equals(first.data)).toBe(true)
  expect((await canvasAt(page, 9)).data.equals(first.data)).toBe(false)
  expect(await page.evaluate(() => window.contexts.at(-1)?.isContextLost())).toBe(false)
})

test('a lost context shows the light picture at once and a restored one the scene; the third loss in a minute ends in light mode', async ({
  page,
}) => {
  await open(page)
  for (let loss = 1; loss <= 2; loss += 1) {
    const seen = page.evaluate(
      () =>
        new Promise((resolve) => {
          const canvas = window.contexts.at(-1)?.canvas as HTMLCanvasElement
          canvas.addEventListener('webglcontextlost', () => resolve(document.documentElement.dataset.stage), {
            once: true,
          })
        }),
    )
    await loseAndRestore(page)
    expect(await seen).toBe('lost')
    await live(page)
    expect(await contexts(page)).toBe(1 + loss)
    expect(await page.locator('canvas[aria-hidden]').count()).toBe(1)
    expect((await stats(page)).drawCalls).toBeGreaterThan(0)
  }
  await loseContext(page)
  await expect(page.locator('html')).toHaveAttribute('data-experience', 'light')
  await expect.poll(() => status(page)).toBe('off')
  await expect(page.locator('canvas[aria-hidden]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a frame that throws ends in light mode, and says what was thrown once', async ({ page }) => {
  await open(page)
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await page.evaluate(() => {
    WebGL2RenderingContext.prototype.drawElements = () => {
      throw new Error('no such buffer')
    }
    scrollBy(0, 40)
  })
  await expect(page.locator('html')).toHaveAttribute('data-experience', 'light')
  await expect(page.locator('canvas[aria-hidden]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(thrown).toEqual(['no such buffer'])
})

test('draws nothing and asks for no frame when at rest, and none in a hidden page', async ({ page }) => {
  await setFrameClock(page)
  await open(page)
  await comeToRest(page)
  const { frames } = await stats(page)
  await framesGoBy(page, 60)
  expect(await stats(page)).toMatchObject({ frames, running: false })
  await page.mouse.move(120, 90)
  await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(frames)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const hidden = await stats(page)
  await framesGoBy(page, 60)
  expect(await stats(page)).toMatchObject({ frames: hidden.frames, running: false })
})

test('exposes nothing without the switch', async ({ page }) => {
  await page.goto('/?experience=immersive&intro=off')
  await live(page)
  expect(await page.evaluate(() => 'stage' in window)).toBe(false)
})

/** Full-screen draws of a frame, least and most. The mip blur of so small a canvas has five to seven levels, down and up. */
const PASSES = {
  high: { dark: [10, 16], light: [1, 1] },
  medium: { dark: [10, 16], light: [1, 1] },
  low: { dark: [0, 0], light: [0, 0] },
} as const

for (const quality of ['high', 'medium', 'low'] as const)
  test(`a frame at ${quality} takes as many full-screen draws as its theme needs`, async ({ page }) => {
    await open(page, `${HOME}&quality=${quality}`)
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      const [least, most] = PASSES[quality][theme]
      // The glow of the night goes with the night.
      await expect.poll(async () => (await stats(page)).passes, theme).toBeLessThanOrEqual(most)
      const moving = await stats(page)
      await page.evaluate(() => window.stage.freeze(4))
      const frozen = await stats(page)
      await page.evaluate(() => window.stage.resume())
      for (const { passes, drawCalls } of [moving, frozen]) {
        expect(passes, theme).toBeGreaterThanOrEqual(least)
        expect(passes, theme).toBeLessThanOrEqual(most)
        expect(drawCalls, `${theme}: draws of the scene alone`).toBeLessThanOrEqual(50)
      }
      expect(moving.pixelRatio).toBe(frozen.pixelRatio)
    }
  })

test('a lost context comes back with its targets', async ({ page }) => {
  await open(page, `${HOME}&quality=high`)
  await page.evaluate(() => window.stage.freeze(4))
  const before = await stats(page)
  expect(before.passes).toBeGreaterThan(1)
  await page.evaluate(() => window.stage.resume())
  await loseAndRestore(page)
  await live(page)
  await page.evaluate(() => window.stage.freeze(4))
  const { drawCalls, triangles, passes } = await stats(page)
  expect({ drawCalls, triangles, passes }).toEqual({
    drawCalls: before.drawCalls,
    triangles: before.triangles,
    passes: before.passes,
  })
})

test('a change of quality is built beside the picture, which stays until it can be drawn', async ({
  page,
}) => {
  // The processor draws here: the moving picture is the plainest, a frozen one the best.
  await open(page)
  const low = await stats(page)
  expect(low.passes).toBe(0)
  const seen = await page.evaluate(async () => {
    const hero = document.querySelector('[data-scene="hero"]')
    let gone = 0
    const watching = new MutationObserver(() => {
      if (!hero?.hasAttribute('data-drawn')) gone += 1
    })
    if (hero) watching.observe(hero, { attributes: true })
    let blank = 0
    let samples = 0
    const sample = () => {
      samples += 1
      if (window.stage.stats().drawCalls === 0) blank += 1
      if (samples > 0) requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
    await window.stage.freeze(4)
    const frozen = window.stage.stats()
    window.stage.resume()
    await new Promise<void>((resolve) => {
      const wait = () => (window.stage.stats().passes === 0 ? resolve() : void setTimeout(wait, 50))
      wait()
    })
    samples = -1
    watching.disconnect()
    return { gone, blank, frozen }
  })
  expect(seen.frozen.passes).toBeGreaterThan(1)
  expect(seen.gone, 'the light picture came back meanwhile').toBe(0)
  expect(seen.blank, 'nothing was drawn meanwhile').toBe(0)
})
