import type { Locator, Page } from '@playwright/test'
import { createHeroLayout, layout } from '#scenes/hero/motion.ts'
import { capabilities, capabilitiesTexts, type Capability } from '#src/content/home/capabilities.ts'
import { checklists } from '#src/content/home/checklists.ts'
import { heroTexts } from '#src/content/home/hero.ts'
import { showcase } from '#src/content/home/showcase.ts'
import { filmTexts } from '#src/content/media.ts'
import { anchors, paths } from '#src/content/paths.ts'
import { TIMING } from '#src/demos/capability-modal.ts'
import { comeTo, expect, hold, open, openFrozen, phone, scrollToY, scrollYOf, test } from './fixtures.ts'

const root = (page: Page) => page.locator('[data-demo="showcase"]')

async function expectShown(page: Page, index: number): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-index', `${index}`)
  const item = showcase[index]
  const tab = root(page).getByRole('tab', { name: item?.name ?? '' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const panel = root(page).getByRole('tabpanel', { name: item?.name ?? '' })
  await expect(panel.getByRole('heading')).toHaveText(item?.title ?? '')
  await expect(panel.locator('img').filter({ visible: true })).toHaveCount(1)
  // The one before fades out.
  await expect(root(page).getByRole('tabpanel')).toHaveCount(1)
}

test('the hero says what it is: one heading, one sentence, two ways on, eight features, four figures', async ({
  page,
}) => {
  await open(page, paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Future of Intelligent Business')
  const main = page.getByRole('main')
  await expect(page.getByText(heroTexts.lead)).toBeInViewport()
  for (const { text, link } of checklists.flat())
    await expect(main.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', link)
  await expect(main.getByRole('link', { name: heroTexts.demo }).first()).toHaveAttribute(
    'href',
    `${paths.contact}?topic=demo`,
  )
  await expect(main.getByRole('link', { name: heroTexts.explore }).first()).toHaveAttribute(
    'href',
    paths.solutions,
  )
  await expect(page.locator('.hero-proof dd')).toHaveText(heroTexts.proof.map(({ value }) => value))
})

test.describe('on phones whose bars are shown', () => {
  test.use({ hasTouch: true, isMobile: true })
  test('the first way on stands on the first screen, below the instrument', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await open(page, paths.home, { experience: 'light' })
    const demo = page.locator('.hero').getByRole('link', { name: heroTexts.demo })
    for (const [width, height] of [
      [390, 664],
      [375, 667],
      [412, 732],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(demo, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
    }
  })
})

test('no line of the title reaches into the room that the scene takes for its planets', async ({ page }) => {
  await open(page, paths.home)
  const lines = page.getByRole('heading', { level: 1 }).locator('[data-line]')
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const across = (10 * width) / height
    const { words } = layout(width, height, createHeroLayout())
    const room = (words / across + 0.5) * width
    // As wide as the wider of its two faces.
    const reach = await lines.evaluateAll((found) => found.map((line) => line.getBoundingClientRect().right))
    expect(reach, `lines at ${width}`).toHaveLength(3)
    expect.soft(Math.max(...reach), `px at ${width}`).toBeLessThanOrEqual(room)
  }
})

test.describe('the film of a module', () => {
  const film = (page: Page) => root(page).locator('.showcase-panel video')
  const [first, second] = showcase
  const button = (page: Page, name: string) => root(page).getByRole('button', { name, exact: true })

  test('plays while its module is seen; its button holds it, and those of the other modules', async ({
    page,
  }) => {
    const films: string[] = []
    page.on(
      'request',
      (request) => /vignette-.*\.(webm|mp4)$/.test(request.url()) && films.push(request.url()),
    )
    await open(page, paths.home)
    expect(films).toEqual([])
    await comeTo(root(page))
    await expect(film(page)).toHaveCount(1)
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2)
    const { duration, loop, muted } = await film(page).evaluate((video: HTMLVideoElement) => ({
      duration: video.duration,
      loop: video.loop,
      muted: video.muted,
    }))
    expect({ loop, muted }).toEqual({ loop: true, muted: true })
    expect(duration).toBeGreaterThan(5)
    // While the panel arrives a press would be tried again, after a scroll that takes the film out of the view.
    const arriving = () =>
      root(page)
        .locator('.showcase-panels')
        .evaluate((panels) => panels.getAnimations().length)
    await expect.poll(arriving).toBe(0)
    await button(page, filmTexts.pause(first?.name ?? '')).click()
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    expect(new Set(films).size).toBe(1)

    await root(page).getByRole('tab').nth(1).click()
    await expect(film(page)).toHaveCount(0)
    await button(page, filmTexts.play(second?.name ?? '')).click()
    await expect(film(page)).toHaveCount(1)
    await expect.poll(() => films.at(-1)).toContain(second?.image)
  })

  test('is not fetched for those who want no motion: the picture says it, and a button waits', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, paths.home)
    await comeTo(root(page))
    await expect(button(page, filmTexts.play(first?.name ?? ''))).toBeVisible()
    await expectShown(page, 0)
    await expect(film(page)).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a swipe changes the module; a touch that hardly moves does not', async ({ page }) => {
    await open(page, paths.home)
    await comeTo(root(page))
    const panels = page.locator('.showcase-panels')
    await panels.scrollIntoViewIfNeeded()
    const box = await panels.boundingBox()
    if (!box) throw new Error('no panels')
    const y = Math.max(120, box.y + 60)
    const touch = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => ({ touchPoints: [{ x, y }] })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((from + to) / 2) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(280, 120)
    await expectShown(page, 1)
    await swipe(120, 280)
    await expectShown(page, 0)
    await swipe(200, 240 - 1)
    await swipe(120, 280)
    // Three swipes, of which one was too short: one step back from the first.
    await expectShown(page, 5)
  })

  test('a tab brings its module into view', async ({ page }) => {
    await open(page, paths.home)
    await comeTo(root(page))
    const tab = root(page).getByRole('tab').nth(2)
    await tab.tap()
    await expectShown(page, 2)
    await expect
      .poll(() => page.locator('.showcase-panels').evaluate((panels) => panels.getBoundingClientRect().top))
      .toBeLessThan(200)
    await expect(root(page).getByRole('tabpanel').locator('.showcase-picture')).toBeInViewport({
      ratio: 0.95,
    })
  })
})

const first = capabilities[0] as Capability
const card = (page: Page, title: string) => page.locator('.capability').getByRole('button', { name: title })
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Opens the modal of a page whose clock stands: its code is fetched, and React shows it at its next timer. */
async function openModal(page: Page, title: string): Promise<Locator> {
  await card(page, title).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return dialog(page, title).isVisible()
    })
    .toBe(true)
  await page.clock.runFor(100)
  return dialog(page, title)
}

test.describe('capabilities', () => {
  /** Which side of a card lies up: the turned one has its x axis reversed. */
  const side = (page: Page, title: string) =>
    card(page, title)
      .locator('.capability-turn')
      .evaluate((turn) => (new DOMMatrix(getComputedStyle(turn).transform).m11 < -0.99 ? 'back' : 'front'))

  test('"A row of 3, then a row with a 5/4/3 column layout", wherever there is room for a row', async ({
    page,
  }) => {
    await open(page, paths.home)
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const shares = await page.locator('.capability').evaluateAll((cards) => {
        const row = cards[0]?.parentElement
        const column = row
          ? (row.getBoundingClientRect().width + parseFloat(getComputedStyle(row).columnGap)) / 12
          : NaN
        return cards.map((one) => {
          const { left, top, width: wide } = one.getBoundingClientRect()
          return { top: Math.round(top), columns: Math.round((wide + 12) / column), left }
        })
      })
      expect(
        shares.map(({ columns }) => columns),
        `${width} px`,
      ).toEqual([4, 4, 4, 5, 4, 3])
      expect(new Set(shares.slice(0, 3).map(({ top }) => top)).size).toBe(1)
      expect(new Set(shares.slice(3).map(({ top }) => top)).size).toBe(1)
    }
  })

  test('the figures of a card stand beneath its instrument where three share a narrow row', async ({
    page,
  }) => {
    await open(page, paths.home)
    for (const width of [960, 1024, 1270]) {
      await page.setViewportSize({ width, height: 700 })
      const gaps = await page.locator('.capability').evaluateAll((cards) =>
        cards.map((one) => {
          const figures = one.querySelector('.capability-text .mono')?.getBoundingClientRect()
          const instrument = one.querySelector('.capability-object')?.getBoundingClientRect()
          return figures && instrument ? figures.top - instrument.bottom : NaN
        }),
      )
      expect(gaps).toHaveLength(6)
      expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(0)
    }
  })

  test('hover and focus turn a card over to its picture and the pill, and back', async ({ page }) => {
    await open(page, paths.home)
    await comeTo(page.locator('.capabilities'))
    await expect(page.locator('.capability')).toHaveCount(6)
    for (const [title, look] of [
      [first.title, 'hover'],
      ['Video Streaming Platform', 'focus'],
    ] as const) {
      expect(await side(page, title)).toBe('front')
      if (look === 'hover') await card(page, title).hover()
      else {
        await card(page, 'Interactive Dashboards').focus()
        await page.keyboard.press('Tab')
      }
      await expect.poll(() => side(page, title)).toBe('back')
      const back = card(page, title).locator('.capability-media')
      await expect(back.getByText('Explore')).toBeVisible()
      await expect(back.locator('img').filter({ visible: true })).toHaveCount(1)
      if (look === 'hover') await page.mouse.move(10, 10)
      else await page.keyboard.press('Shift+Tab')
      await expect.poll(() => side(page, title)).toBe('front')
    }
  })

  test('each front carries the instrument of its capability, which gives way when the card turns', async ({
    page,
  }) => {
    await open(page, paths.home)
    await comeTo(page.locator('.capabilities'))
    for (const { id, title } of capabilities) {
      const still = page.locator(`[data-placement="${id}"] img`).filter({ visible: true })
      await card(page, title).scrollIntoViewIfNeeded()
      await expect(still).toHaveCount(1)
      await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
    }
    const still = page.locator(`[data-placement="${first.id}"] img`).filter({ visible: true })
    await expect(still).toHaveCSS('opacity', '1')
    await card(page, first.title).hover()
    await expect(still).toHaveCSS('opacity', '0')
  })

  test('the canvas draws the instruments in their cards, and the stills go @sweep', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 640 })
    await page.goto(`${paths.home}?experience=immersive&intro=off&quality=low`)
    await expect(page.locator('html')).toHaveAttribute('data-stage', 'live')
    await card(page, first.title).scrollIntoViewIfNeeded()
    const place = page.locator(`[data-placement="${first.id}"]`)
    await expect(place).toHaveAttribute('data-drawn', '')
    await expect(place.locator('img').filter({ visible: true })).toHaveCSS('opacity', '0')
  })

  test('without motion nothing turns: the picture takes the place of the words', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, paths.home)
    await comeTo(page.locator('.capabilities'))
    const media = card(page, first.title).locator('.capability-media')
    await expect(media).toHaveCSS('opacity', '0')
    await card(page, first.title).hover()
    await expect(media).toHaveCSS('opacity', '1')
    await expect(card(page, first.title).locator('.capability-turn')).toHaveCSS('transform', 'none')
  })

  test('a press opens the modal with all its parts, and nothing moves behind it', async ({ page }) => {
    await open(page, paths.home)
    await comeTo(page.locator('.capabilities'))
    await card(page, first.title).click()
    const modal = dialog(page, first.title)
    await expect(modal).toBeVisible()
    await expect(modal.getByRole('img', { name: first.title }).filter({ visible: true })).toHaveCount(1)
    await expect(modal.getByText(first.description)).toBeVisible()
    await expect(modal.getByRole('heading', { name: 'Key Features' })).toBeVisible()
    await expect(modal.getByRole('listitem')).toHaveText([...(first.features ?? [])])
    await expect(modal.getByRole('heading', { name: 'Impact & Benefits' })).toBeVisible()
    await expect(modal.locator('dd')).toHaveText([`${first.stats?.efficiency}%`, `${first.stats?.roi}%`])
    await expect(modal.getByText(first.longDescription ?? '')).toBeVisible()
    await expect(modal.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      `${paths.contact}?topic=start`,
    )
    await expect(modal.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', first.answer)
    const height = await modal.evaluate((element: HTMLElement) => element.offsetHeight / innerHeight)
    expect(height).toBeLessThanOrEqual(0.9)

    const before = await scrollYOf(page)
    await page.mouse.move(20, 450)
    await page.mouse.wheel(0, 900)
    await page.mouse.move(720, 450)
    await page.mouse.wheel(0, 5000)
    await expect
      .poll(() =>
        modal.evaluate((element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 1),
      )
      .toBe(true)
    expect(await scrollYOf(page)).toBe(before)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })

  test('Escape, the backdrop and the close button close the modal, give the focus back and clear it after 300 ms', async ({
    page,
  }) => {
    await openFrozen(page, paths.home)
    await comeTo(page.locator('.capabilities'))
    const ways: Record<string, () => Promise<void>> = {
      Escape: () => page.keyboard.press('Escape'),
      'the backdrop': () => page.mouse.click(12, 500),
      'the close button': () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    }
    for (const [way, close] of Object.entries(ways))
      await test.step(way, async () => {
        const modal = await openModal(page, first.title)
        expect(new URL(page.url()).hash).toBe(`#capability=${first.id}`)
        await close()
        await page.clock.runFor(TIMING.clear)
        await expect(modal).toHaveCount(0)
        await expect(page.locator('.dialog-backdrop')).toHaveCount(0)
        // The dialog gives the focus back in a task of its own.
        await page.clock.runFor(1)
        await expect(card(page, first.title)).toBeFocused()
        await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
        expect(new URL(page.url()).hash).toBe('')
      })
  })

  test('a modal whose code does not arrive says so, and leaves the cards', async ({ page, guard }) => {
    guard.allow(/Failed to load resource|dynamically imported/)
    const code = /\/capability-dialog-[\w-]+\.js$/
    await page.route(code, (route) => route.abort())
    await open(page, paths.home)
    await comeTo(page.locator('.capabilities'))
    await card(page, first.title).click()
    await expect(page.locator('.toasts').getByText(capabilitiesTexts.failed)).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await expect(card(page, first.title)).toBeVisible()
  })

  test('Escape before its code is there: the modal does not open', async ({ page }) => {
    const code = /\/capability-dialog-[\w-]+\.js$/
    const release = await hold(page, code)
    await open(page, paths.home)
    await comeTo(page.locator('.capabilities'))
    const asked = page.waitForRequest(code)
    await card(page, first.title).click()
    const request = await asked
    await page.keyboard.press('Escape')
    release()
    await page.evaluate((url) => import(url), request.url())
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('')
    await card(page, first.title).click()
    await expect(dialog(page, first.title)).toBeVisible()
  })

  test('an address opens its modal; an unknown one opens none', async ({ page }) => {
    const shared = capabilities[3] as Capability
    await open(page, `${paths.home}#capability=${shared.id}`)
    await expect(dialog(page, shared.title)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, shared.title)).toHaveCount(0)
    await open(page, `${paths.home}?again#capability=none`)
    await comeTo(page.locator('.capabilities'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('an address pasted over that of the page opens its modal, and Back closes it', async ({ page }) => {
    await open(page, paths.home)
    await page.evaluate((id) => location.assign(`#capability=${id}`), first.id)
    await expect(dialog(page, first.title)).toBeVisible()
    await page.goBack()
    await expect(dialog(page, first.title)).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('')
  })
})

test('Explore Token Services leads to the lists', async ({ page }) => {
  await open(page, paths.home)
  await page.getByRole('link', { name: 'Explore Token Services' }).click()
  await expect(page).toHaveURL(new RegExp(`#${anchors.tokenServices}$`))
  await expect(page.getByRole('heading', { name: 'Tokenizing Intelligence' })).toBeInViewport()
  await expect(page.locator(`#${anchors.tokenServices} .token-row`)).toHaveCount(7)
})

test('a click on a tab brings the content into view', async ({ page }) => {
  await open(page, paths.home)
  await comeTo(root(page))
  const top = await page
    .locator('.showcase-choice')
    .evaluate((choice) => Math.round(choice.getBoundingClientRect().top + scrollY - innerHeight + 200))
  await scrollToY(page, top)
  await root(page).getByRole('tab').first().click()
  await expect
    .poll(() => page.locator('.showcase-panels').evaluate((panels) => panels.getBoundingClientRect().top))
    .toBeLessThan(200)
})
