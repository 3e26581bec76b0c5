import type { Page, Request } from '@playwright/test'
import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { fillContact, sendButton } from '../e2e/contact-form.ts'
import { address, articles, expect, hold, hydrated, open, test } from '../e2e/fixtures.ts'
import { deliveredMessage } from '../e2e/outbox.ts'
import { effectOf } from './effects.ts'
import { expectAnswers, expectReadable, flat, passThrough } from './readable.ts'

test.use(flat)

/* Every file that a visit fetches, missing in turn; files that are slow or never end; no network at all. */

/** Pages that between them use every kind of part: film, demos, diagrams, tables, charts, long text, forms. */
const [article = ''] = articles
const visited = [
  paths.home,
  paths.about,
  paths.platform,
  paths.assistant,
  paths.contact,
  paths.helpCenter,
  article,
]

const isFile = (pathname: string) => /\.(js|css|woff2|webp|avif|jpe?g|png|svg|mp4|webm)$/.test(pathname)

/** Files that a page fetches on its way from top to bottom. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>()
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url())
    if (isFile(pathname)) files.add(pathname)
  }
  page.on('request', note)
  await open(page, path)
  await passThrough(page)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return [...files]
}

const KINDS = /\.(js|css|woff2)$/
/** What the browser and the entry say of a page's code that did not arrive. */
const NOT_LOADED = [/net::ERR_FAILED/, /Failed to fetch dynamically imported module/]

/**
 * Each file once, on the first page that asks for it; of scripts that take the same away when they are missing, one.
 * Pictures and films are missing all at once, and beside each file, too: what they show has nothing to do with it, and
 * to decode them takes half of a load.
 */
for (const half of [0, 1])
  test(`each file missing in turn, part ${half + 1}`, async ({ page, guard }) => {
    guard.allow(...NOT_LOADED)
    const known = new Set<string>()
    // One rule for the whole test: one taken back while a file is under way may leave that file waiting for ever.
    let gone: readonly string[] = []
    await page.route(
      (url) => gone.includes(url.pathname),
      (route) => route.abort(),
    )
    for (const [at, path] of visited.entries()) {
      const all = await filesOf(page, path)
      const files = all.filter((file) => !known.has(file))
      for (const file of files) known.add(file)
      if (at % 2 !== half) continue
      const media = files.filter((file) => !KINDS.test(file))
      const effects = new Map(
        files.filter((file) => KINDS.test(file)).map((file) => [effectOf(file, all), file]),
      )
      for (const missing of [null, ...effects.values()])
        await test.step(`${path} without ${missing ?? media.join(' ')}`, async () => {
          gone = missing === null ? media : [missing, ...media]
          // Without its entry the page does not say that it is ready: the boot script does.
          await open(page, path)
          await passThrough(page)
          await expectReadable(page, `${path} without ${missing ?? 'pictures and films'}`)
          gone = []
        })
    }
    expect(known.size).toBeGreaterThan(60)
  })

test.describe('the form without its code is posted by the browser', () => {
  const parts = [
    ['the entry', paths.contact, /\/assets\/(index|shell|react)-[\w-]+\.js$/, [/net::ERR_FAILED/]],
    ['the contact page', paths.contact, /\/assets\/contact-[\w-]+\.js$/, NOT_LOADED],
    ['a page that ends with the form', paths.home, /\/assets\/home-[\w-]+\.js$/, NOT_LOADED],
  ] as const
  for (const [what, path, files, said] of parts)
    test(`of ${what}`, async ({ page, guard }) => {
      guard.allow(...said)
      await page.route(files, (route) => route.abort())
      await open(page, path)
      await page.locator('.contact-form').scrollIntoViewIfNeeded()
      await expect(page.getByText(contactTexts.unscripted)).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /^info@/ })
          .first(),
      ).toBeVisible()
      const { subject } = await fillContact(page)
      await sendButton(page).click()
      await deliveredMessage(subject)
    })
})

/** What never ends, and what the visitor has meanwhile. */
const stalls = [
  ['fonts', paths.home, /\.woff2$/],
  ['pictures', paths.home, /\.(webp|avif|jpe?g|png)$/],
  ['films', paths.about, /\.(mp4|webm)$/],
  ['the code of dialogs', paths.home, /\/assets\/(search|capability|mobile-menu)[\w-]*\.js$/],
] as const

for (const [what, path, files] of stalls)
  test(`${what} that never arrive leave the page readable and answering`, async ({ page }) => {
    const release = await hold(page, files)
    await page.goto(address(path), { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await expectReadable(page, what)
    await expectAnswers(page, what)
    release()
  })

test('a page whose code never arrives is readable, and its links lead on', async ({ page }) => {
  await hold(page, /\/assets\/home-[\w-]+\.js$/)
  await page.goto(address(paths.home), { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveAttribute('data-page-ready', 'true')
  await expectReadable(page, 'without its code')
  await page.locator(`footer a[href="${paths.about}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL((url) => url.pathname === paths.about)
  await expectAnswers(page, 'the next page')
})

test('everything late: words as soon as the style is there, and a page that works', async ({ page }) => {
  const release = await hold(page, /\.(js|woff2|webp|avif)$/)
  await page.goto(address(paths.platform), { waitUntil: 'commit' })
  // With nothing but its HTML and its style.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await hydrated(page)
  await expectReadable(page, 'late')
  await expectAnswers(page, 'late')
})

test('offline after loading: a page fetched ahead opens, another says why it does not', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/net::ERR_INTERNET_DISCONNECTED/)
  // From the start: files that pages share may already be on their way.
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  await open(page, paths.contact)
  const link = (path: string) => page.locator(`footer a[href="${path}"]`).first()
  // All that a page needs is asked for at once.
  const ahead = page.waitForResponse((response) => /\/assets\/terms-[\w-]+\.js$/.test(response.url()))
  await link(paths.terms).focus()
  await ahead
  await expect.poll(() => underWay.size).toBe(0)
  await context.setOffline(true)
  await link(paths.terms).dispatchEvent('click')
  await expect(page).toHaveURL(paths.terms)
  await expectReadable(page, 'fetched ahead')
  await link(paths.status).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await link(paths.contact).dispatchEvent('click')
  await expectReadable(page, 'seen before')
})
