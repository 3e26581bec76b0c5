import type { Page } from '@playwright/test'
import { searchTexts, usefulPages } from '#src/content/search.ts'
import { searchOpener } from '#src/content/navigation.ts'
import { paths } from '#src/content/paths.ts'
import { expect, hold, open, type OpenOptions, phone, scrollYOf, test } from './fixtures.ts'
import { outOfView } from './layout-measure.ts'

const INDEX = '/search-index.json'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: searchTexts.field })
const options = (page: Page) => dialog(page).getByRole('option')
/** What was found is there, in the place of the useful pages, which are options, too. */
const tally = (page: Page) => dialog(page).getByRole('status').first()
const TALLY = /^\d+ results? on \d+ pages?$/

async function openSearch(page: Page, path: string = paths.terms, how?: OpenOptions): Promise<void> {
  await open(page, path, how)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
}

test.describe('opens', () => {
  test('by /, Ctrl K and Command K, and Escape returns to where the keyboard was', async ({ page }) => {
    await open(page, paths.contact)
    const before = page.getByRole('banner').getByRole('link', { name: 'Contact Us' })
    await before.focus()
    for (const key of ['/', 'Control+k', 'Meta+k'])
      await test.step(key, async () => {
        await page.keyboard.press(key)
        await expect(field(page)).toBeFocused()
        await expect(field(page)).toHaveValue('')
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
        await expect(before).toBeFocused()
      })
  })

  test('by its button, which gets the keyboard back', async ({ page }) => {
    await open(page, paths.home)
    const box = await opener(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await opener(page).click()
    await expect(field(page)).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Close search' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('not by / while somebody types, but by Ctrl K', async ({ page }) => {
    await open(page, paths.contact)
    const name = page.getByRole('textbox', { name: /name/i }).first()
    await name.fill('a')
    await name.press('/')
    await expect(name).toHaveValue('a/')
    await expect(dialog(page)).toHaveCount(0)
    await name.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('a/')
  })

  test('again while the last search fades out, and other keys belong to the page at once', async ({
    page,
  }) => {
    await open(page, paths.contact)
    // By id: while the search fades out, roles see nothing of the page.
    const name = page.locator('#contact-name')
    await name.fill('A')
    // The 0.2 s of fading take 20 s.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Animation.enable')
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
    await name.press('Control+k')
    await field(page).fill('token')
    await page.keyboard.press('Escape')
    await page.keyboard.type('da')
    await expect(name).toHaveValue('Ada')
    await expect(page.locator('.search')).toHaveAttribute('data-state', 'closed')
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await page.locator('.site-header-contact a').focus()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await expect(page.locator('.search')).toHaveCount(1)
  })

  test('not after Escape, pressed before its code was there; the next press opens it', async ({ page }) => {
    const code = /\/search-dialog-[\w-]+\.js$/
    const release = await hold(page, code)
    await open(page, paths.terms)
    const asked = page.waitForRequest(code)
    await page.keyboard.press('/')
    const request = await asked
    await page.keyboard.press('Escape')
    release()
    await page.evaluate((url) => import(url), request.url())
    await expect(dialog(page)).toHaveCount(0)
    // In a search that had opened all the same, this would be typed.
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
  })

  test('the open search holds the page still', async ({ page }) => {
    await openSearch(page, paths.privacy)
    await page.mouse.wheel(0, 600)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    expect(await scrollYOf(page)).toBe(0)
    await page.mouse.click(20, 880)
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('no code of the search is loaded before it is used, its index once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, paths.terms)
  expect(asked.filter((path) => /search-(dialog|index)/.test(path))).toEqual([])
  for (const _ of [1, 2]) {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await field(page).fill('token')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
  expect(asked.filter((path) => path === INDEX)).toHaveLength(1)
})

test('works without a connection after the first use', async ({ page, context }) => {
  await openSearch(page)
  await field(page).fill('a')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await context.setOffline(true)
  await page.keyboard.press('/')
  await field(page).fill('tokenization')
  await expect(options(page).first()).toContainText(/token/i)
  await context.setOffline(false)
})

test('arrows walk the options, round and round; Enter opens the one', async ({ page }) => {
  await openSearch(page)
  await field(page).fill('forgot password')
  await expect(tally(page)).toHaveText(TALLY)
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const active = async () => {
    const id = await field(page).getAttribute('aria-activedescendant')
    return page.locator(`[id="${id}"]`)
  }
  const count = await options(page).count()
  for (let at = 0; at < count; at += 1) {
    await expect(options(page).nth(at)).toHaveAttribute('aria-selected', 'true')
    expect(await (await active()).textContent()).toBe(await options(page).nth(at).textContent())
    await page.keyboard.press('ArrowDown')
  }
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${paths.helpCenter}#lost-password`)
  await expect(dialog(page)).toHaveCount(0)
  // The page's code came with the visit, its text after that; the answer opens when it is there.
  await expect(page.locator('#lost-password')).toBeVisible()
  await expect(page.locator('#lost-password')).toBeInViewport()
  await expect(page.locator('#lost-password')).toBeFocused()
})

test('says how much it found, marks it, and groups it by page', async ({ page }) => {
  await openSearch(page)
  await field(page).fill('encryption')
  await expect(tally(page)).toHaveText(TALLY)
  // Synonyms are marked too: a heading may begin with one.
  await expect(
    dialog(page)
      .locator('mark')
      .filter({ hasText: /encrypt/i })
      .first(),
  ).toBeVisible()
  const groups = dialog(page).getByRole('group')
  expect(await groups.count()).toBeGreaterThan(1)
  for (const group of await groups.all()) await expect(group).toHaveAccessibleName(/\w/)
})

test('offers useful pages at first, and a person where nothing matches', async ({ page }) => {
  await openSearch(page)
  await expect(options(page)).toHaveCount(usefulPages.length)
  await field(page).fill('xylophone')
  await expect(options(page)).toHaveCount(0)
  await expect(dialog(page).getByText('xylophone')).toBeVisible()
  await dialog(page).getByRole('link', { name: searchTexts.contact }).click()
  await expect(page).toHaveURL(`${paths.contact}?topic=support`)
  await expect(dialog(page)).toHaveCount(0)
})

test('a click on a place of the page on screen goes there', async ({ page }) => {
  await openSearch(page, paths.documentation)
  await field(page).fill('glossary')
  await expect(tally(page)).toHaveText(TALLY)
  await options(page).first().click()
  await expect(page).toHaveURL(`${paths.documentation}#glossary`)
  await expect(page.locator('#glossary')).toBeInViewport()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('#glossary')).toBeFocused()
})

test('a place of the page on screen is gone to in the immersive version, too, which holds the page under the dialog', async ({
  page,
}) => {
  await openSearch(page, paths.documentation, { experience: 'immersive' })
  await field(page).fill('glossary')
  await expect(tally(page)).toHaveText(TALLY)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('#glossary')).toBeFocused()
  await expect(page.locator('#glossary')).toBeInViewport()
})

test('says so when it cannot be loaded, and tries again', async ({ page, guard }) => {
  guard.allow(/Failed to load resource/)
  await open(page, paths.terms)
  await page.route(INDEX, (route) => route.fulfill({ status: 500, body: '' }))
  await page.keyboard.press('/')
  await field(page).fill('token')
  await expect(dialog(page).getByRole('alert')).toContainText(searchOpener.failed)
  await page.unroute(INDEX)
  await dialog(page).getByRole('button', { name: searchTexts.retry }).click()
  await expect(options(page).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('opens from the menu too, and fits', async ({ page }) => {
    await open(page, paths.terms)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).tap()
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
    await field(page).fill('token')
    await expect(options(page).first()).toBeVisible()
    expect(await page.evaluate(outOfView)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Close search' }).tap()
    await expect(opener(page)).toBeFocused()
  })
})
