import type { APIRequestContext, Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { anchors, paths, type SitePath } from '#src/content/paths.ts'
import { expect, hold, hydrated, open, openFrozen, scrollToY, scrollYOf, test } from './fixtures.ts'
import { assetsOf, fetchPage } from './static-page.ts'

const footerLink = (page: Page, path: SitePath) => page.locator(`footer a[href="${path}"]`).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const failure = (page: Page) => page.getByRole('heading', { name: 'This page did not arrive' })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading the page' })

/** Follows a link at once, wherever it is; a pointer on its way would load the page ahead. */
async function follow(page: Page, path: SitePath): Promise<void> {
  await footerLink(page, path).dispatchEvent('click')
}

async function headingOf(request: APIRequestContext, path: SitePath): Promise<string> {
  return (await fetchPage(request, path)).document.querySelector('h1')?.textContent ?? ''
}

/** Files that a page needs beyond those of another: its own code and style sheets. */
async function ownAssets(request: APIRequestContext, path: SitePath, from: SitePath): Promise<string[]> {
  const [wanted, there] = [await fetchPage(request, path), await fetchPage(request, from)]
  return assetsOf(wanted).filter((asset) => !assetsOf(there).includes(asset))
}

test('a new page starts at its top, with its title and the keyboard in its content', async ({
  page,
  request,
}) => {
  await open(page, paths.cookies)
  await scrollToY(page, 900)
  const next = await fetchPage(request, paths.terms)
  await follow(page, paths.terms)
  await expect(page).toHaveURL(paths.terms)
  await expect(heading(page)).toHaveText(next.document.querySelector('h1')?.textContent ?? '')
  await expect(page).toHaveTitle(next.document.title)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${brand.origin}${paths.terms}`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    next.document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  )
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrollYOf(page)).toBe(0)
})

test('moves between pages without loading the document anew', async ({ page }) => {
  await open(page, paths.cookies)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  for (const path of [paths.privacy, paths.contact, paths.solutions]) {
    await follow(page, path)
    await expect(page).toHaveURL(path)
  }
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(paths.privacy)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test.describe('a page that fades into the next @sweep', () => {
  /** Notes what stands on the page before and after each change that is faded. */
  const watchFades = (page: Page) =>
    page.addInitScript(() => {
      const seen: string[] = []
      Reflect.set(window, 'fades', seen)
      const state = () =>
        [document.querySelector('h1')?.textContent, document.title, document.activeElement?.localName].join(
          ' | ',
        )
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (options) => {
        seen.push(state())
        const transition = start(options)
        void transition.updateCallbackDone.then(() => seen.push(state()))
        return transition
      }
    })
  const fades = (page: Page) => page.evaluate(() => Reflect.get(window, 'fades') as string[])
  const lineOf = async (request: APIRequestContext, path: SitePath) => {
    const { document } = await fetchPage(request, path)
    return `${document.querySelector('h1')?.textContent} | ${document.title} |`
  }
  /** To the privacy notice and back, so that the code of both pages is there. */
  async function thereAndBack(page: Page, request: APIRequestContext): Promise<void> {
    await follow(page, paths.privacy)
    await expect(heading(page)).toHaveText(await headingOf(request, paths.privacy))
    await page.goBack()
    await expect(heading(page)).toHaveText(await headingOf(request, paths.cookies))
  }

  test('changes together with its title and the keyboard', async ({ page, request }) => {
    await watchFades(page)
    await open(page, paths.cookies)
    await thereAndBack(page, request)
    const before = (await fades(page)).length
    await follow(page, paths.privacy)
    await expect.poll(async () => (await fades(page)).length).toBe(before + 2)
    const [old, next] = (await fades(page)).slice(before)
    expect(old).toContain(await lineOf(request, paths.cookies))
    expect(next).toBe(`${await lineOf(request, paths.privacy)} main`)
  })

  // One of the page's own is gone with the page, one of the footer stays.
  for (const place of ['main', 'footer'])
    test(`follows a link of the ${place} that is pressed twice only once`, async ({ page, request }) => {
      await open(page, paths.cookies)
      await thereAndBack(page, request)
      await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
      const entries = () => page.evaluate(() => history.length)
      const before = await entries()
      // A double click is two tasks with no frame between them.
      await page
        .locator(`${place} a[href="${paths.privacy}"]`)
        .first()
        .evaluate(async (link: HTMLElement) => {
          link.click()
          await new Promise((next) => setTimeout(next))
          // Nobody can press what has gone.
          if (link.isConnected) link.click()
        })
      await expect(heading(page)).toHaveText(await headingOf(request, paths.privacy))
      expect(await entries()).toBe(before)
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
      await page.goBack()
      await expect(heading(page)).toHaveText(await headingOf(request, paths.cookies))
    })

  test('does not on Back, nor where less motion is asked for', async ({ page, request }) => {
    await watchFades(page)
    await open(page, paths.cookies)
    await follow(page, paths.privacy)
    await expect(heading(page)).toHaveText(await headingOf(request, paths.privacy))
    const seen = await fades(page)
    await page.goBack()
    await expect(heading(page)).toHaveText(await headingOf(request, paths.cookies))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await follow(page, paths.privacy)
    await expect(heading(page)).toHaveText(await headingOf(request, paths.privacy))
    expect(await fades(page)).toEqual(seen)
  })
})

test('Back and Forward return to where the visitor was', async ({ page, request }) => {
  await open(page, paths.cookies)
  await scrollToY(page, 1200)
  await follow(page, paths.terms)
  await expect(heading(page)).toHaveText(await headingOf(request, paths.terms))
  await expect.poll(() => scrollYOf(page)).toBe(0)
  await scrollToY(page, 400)
  await page.goBack()
  await expect(heading(page)).toHaveText(await headingOf(request, paths.cookies))
  await expect.poll(() => scrollYOf(page)).toBe(1200)
  await page.goForward()
  await expect.poll(() => scrollYOf(page)).toBe(400)
})

test('a reload stays where the visitor was', async ({ page }) => {
  await open(page, paths.cookies)
  await scrollToY(page, 800)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => scrollYOf(page)).toBe(800)
})

test('Back from another document returns to where the visitor was', async ({ page }) => {
  await open(page, paths.cookies)
  await scrollToY(page, 1100)
  await page.goto(paths.terms)
  await page.goBack()
  await hydrated(page)
  await expect.poll(() => scrollYOf(page)).toBe(1100)
})

test('a page loaded by its address starts at its top or its anchor, wherever the one before was left', async ({
  page,
}) => {
  await open(page, paths.cookies)
  await scrollToY(page, 900)
  await open(page, paths.terms)
  expect(await scrollYOf(page)).toBe(0)
  await scrollToY(page, 700)
  await open(page, `${paths.contact}#${anchors.contactForm}`)
  await expect(page.locator(`#${anchors.contactForm}`)).toBeFocused()
  // The same page again is another visit.
  await open(page, paths.cookies)
  expect(await scrollYOf(page)).toBe(0)
  for (const top of [
    [paths.contact, null],
    [paths.terms, 700],
    [paths.cookies, 900],
  ] as const) {
    await page.goBack()
    await hydrated(page)
    await expect.poll(() => new URL(page.url()).pathname).toBe(top[0])
    if (top[1] !== null) await expect.poll(() => scrollYOf(page)).toBe(top[1])
  }
})

test('an anchor in the address is brought into view, beneath the header, with the keyboard', async ({
  page,
}) => {
  await open(page, `${paths.contact}#${anchors.contactForm}`)
  const form = page.locator(`#${anchors.contactForm}`)
  await expect(form).toBeInViewport()
  await expect(form).toBeFocused()
  const top = await form.evaluate((element) => element.getBoundingClientRect().top)
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThanOrEqual(header)
  expect(top).toBeLessThan(450)
})

test('an anchor that the page does not have starts at the top', async ({ page }) => {
  await open(page, `${paths.cookies}#%E0%A4%A`)
  await open(page, `${paths.cookies}#nowhere`)
  expect(await scrollYOf(page)).toBe(0)
})

test('hover and focus load a page ahead', async ({ page, request }) => {
  await open(page, paths.contact)
  for (const [path, approach] of [
    [paths.terms, () => footerLink(page, paths.terms).hover()],
    [paths.status, () => footerLink(page, paths.status).focus()],
  ] as const) {
    const assets = await ownAssets(request, path, paths.contact)
    const own = assets.find((asset) => asset.endsWith('.js')) ?? ''
    const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === own)
    await approach()
    await loaded
  }
})

/** Those of them that are scripts. */
async function ownCode(request: APIRequestContext, path: SitePath, from: SitePath): Promise<Set<string>> {
  const assets = await ownAssets(request, path, from)
  return new Set(assets.filter((asset) => asset.endsWith('.js')))
}

// A page with a script of its own, and one with a style sheet of its own.
for (const [kind, path] of [
  ['js', paths.privacy],
  ['css', paths.platform],
] as const)
  test(`a page whose ${kind} does not arrive says so, the rest works, Retry recovers`, async ({
    page,
    request,
    guard,
  }) => {
    guard.allow(/net::ERR_FAILED/)
    const assets = await ownAssets(request, path, paths.contact)
    const broken = assets.filter((asset) => asset.endsWith(kind))
    expect(broken.length).toBeGreaterThan(0)
    const isBroken = (url: URL) => broken.includes(url.pathname)
    await page.route(isBroken, (route) => route.abort())
    await open(page, paths.contact)
    await follow(page, path)
    await expect(failure(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(brand.email.support)

    // The rest of the site goes on.
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await footerLink(page, paths.contact).click()
    await expect(heading(page)).toHaveText(await headingOf(request, paths.contact))
    await page.goBack()
    await expect(failure(page)).toBeVisible()

    await page.unroute(isBroken)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page)).toHaveText(await headingOf(request, path))
    await hydrated(page)
    await expect(page).toHaveURL(path)
  })

test('offline: a readable error, a Retry that says so, and a way back when online', async ({
  page,
  context,
  request,
  guard,
}) => {
  guard.allow(/net::ERR_INTERNET_DISCONNECTED/)
  await open(page, paths.contact)
  await context.setOffline(true)
  await follow(page, paths.privacy)
  await expect(failure(page)).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toContainText('Still no connection')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page)).toHaveText(await headingOf(request, paths.privacy))
})

/** Holds back the files of the page that the tests below go to. */
async function holdPage(page: Page, request: APIRequestContext): Promise<() => void> {
  const assets = new Set(await ownAssets(request, paths.privacy, paths.contact))
  return hold(page, (url) => assets.has(url.pathname))
}

test.describe('a page whose code is slow', () => {
  test('shows the loading screen after 150 ms, and for no less', async ({ page, request }) => {
    const release = await holdPage(page, request)
    await openFrozen(page, paths.contact)
    const before = await heading(page).textContent()
    await scrollToY(page, 300)
    await follow(page, paths.privacy)
    await page.clock.runFor(149)
    await expect(loading(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText(before ?? '')
    expect(await scrollYOf(page), 'the page before stays as it was left').toBe(300)
    await page.clock.runFor(1)
    await expect(loading(page)).toBeVisible()
    expect(await scrollYOf(page)).toBe(0)
    await expect(loading(page).locator('.loading-dot')).toHaveCount(3)
    const box = await loading(page).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(900)

    const arrived = page.waitForResponse((response) => response.url().endsWith('.js'))
    release()
    await arrived
    await page.clock.runFor(149)
    await expect(loading(page)).toBeVisible()
    const there = await headingOf(request, paths.privacy)
    // The page comes in several files; its least time on screen counts from the last of them.
    await expect(async () => {
      await page.clock.runFor(200)
      await expect(heading(page)).toHaveText(there, { timeout: 500 })
    }).toPass()
    await expect(loading(page)).toHaveCount(0)
  })

  test('counts as failed after 60 s', async ({ page, request }) => {
    await holdPage(page, request)
    await openFrozen(page, paths.contact)
    await follow(page, paths.privacy)
    await page.clock.runFor(150)
    await expect(loading(page)).toBeVisible()
    await page.clock.fastForward(59_000)
    await expect(loading(page)).toBeVisible()
    await page.clock.fastForward(1000)
    await page.clock.runFor(10)
    await expect(failure(page)).toBeVisible()
  })

  test('does not stand in the way of another page', async ({ page, request }) => {
    await holdPage(page, request)
    await openFrozen(page, paths.contact)
    await follow(page, paths.privacy)
    await page.clock.runFor(150)
    await expect(loading(page)).toBeVisible()
    await follow(page, paths.contact)
    await page.clock.runFor(500)
    await expect(heading(page)).toHaveText(await headingOf(request, paths.contact))
    await expect(loading(page)).toHaveCount(0)
  })
})

test('a page that loads quickly never shows the loading screen', async ({ page, request }) => {
  await openFrozen(page, paths.contact)
  await page.evaluate(() => {
    Reflect.set(window, 'screens', 0)
    new MutationObserver(() => {
      if (document.querySelector('.loading-screen')) Reflect.set(window, 'screens', 1)
    }).observe(document.body, { childList: true, subtree: true })
  })
  for (const path of [paths.privacy, paths.terms, paths.home]) {
    const title = await headingOf(request, path)
    await follow(page, path)
    await expect(async () => {
      await page.clock.runFor(1)
      expect(await heading(page).textContent()).toBe(title)
    }).toPass()
  }
  expect(await page.evaluate(() => Reflect.get(window, 'screens'))).toBe(0)
})

test('a first page whose code is gone is as without scripts', async ({ page, request, guard }) => {
  guard.allow(/status of 404/, /Failed to fetch dynamically imported module/)
  const own = await ownCode(request, paths.privacy, paths.contact)
  await page.route(
    (url) => own.has(url.pathname),
    (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  )
  await open(page, paths.privacy)
  await expect(heading(page)).toHaveText(await headingOf(request, paths.privacy))
  await expect(page.locator('html')).not.toHaveAttribute('data-script')
  await follow(page, paths.contact)
  await expect(heading(page)).toHaveText(await headingOf(request, paths.contact))
})
