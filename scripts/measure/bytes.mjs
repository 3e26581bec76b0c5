// Bytes and requests of a first load, light and immersive, and of a visit of three pages.
import { chromium } from '@playwright/test'
import { launchOptions } from '../chromium.mjs'
import { SIX_ROUTES } from './routes.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const VISITORS = [
  ['phone, light', PHONE, 'light'],
  ['desktop, light', DESKTOP, 'light'],
  ['desktop, immersive', DESKTOP, 'immersive'],
]

const kindOf = (path) => /\.(js|css|woff2)$/.exec(path)?.[1] ?? (/\.\w+$/.test(path) ? 'media' : 'html')
const kb = (bytes) => (bytes / 1000).toFixed(1)
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** A page of its own, which rests, and what it asks for: each file's kind and bytes, once it is there. */
async function openPage(browser, base, options, route, experience) {
  const page = await browser.newPage(options)
  const files = []
  page.on('requestfinished', (request) => {
    const kind = kindOf(new URL(request.url()).pathname)
    const sizes = request.sizes().catch(() => ({ responseBodySize: 0 }))
    files.push(sizes.then(({ responseBodySize: bytes }) => ({ kind, bytes })))
  })
  await page.goto(`${base}${route}?intro=off&experience=${experience}`, { waitUntil: 'networkidle' })
  // A busy machine may let the network rest before the page's scripts have asked for anything.
  const ready = experience === 'light' ? 'page-ready="true"' : 'stage="live"'
  await page.locator(`html[data-${ready}]`).waitFor()
  return { page, loaded: () => Promise.all(files) }
}

async function firstLoad(browser, base, route, experience) {
  const { page, loaded } = await openPage(browser, base, DESKTOP, route, experience)
  const files = await loaded()
  await page.close()
  const bytesOf = (kind) => sum(files.filter((file) => file.kind === kind).map(({ bytes }) => bytes))
  const kinds = ['html', 'js', 'css', 'woff2', 'media'].map(bytesOf)
  return [route, ...kinds.map(kb), kb(sum(kinds)), files.length]
}

/** Home, the platform and the contact page, each read to its end: bytes of everything that comes. */
async function visit(browser, base, [name, options, experience]) {
  const { page, loaded } = await openPage(browser, base, options, '/', experience)
  for (const next of ['/solutions/integrated-platform', '/contact', null]) {
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((read) => setTimeout(read, 150))
      }
    })
    await page.waitForLoadState('networkidle')
    if (!next) break
    const link = page.locator(`a[href="${next}"]`).first()
    await link.evaluate((element) => element.click())
    await page.waitForURL(`**${next}`)
  }
  const files = await loaded()
  await page.close()
  return [name, kb(sum(files.map(({ bytes }) => bytes))), files.length]
}

export async function measure(base, routes = SIX_ROUTES) {
  const browser = await chromium.launch(launchOptions)
  const head = ['route', 'HTML', 'JS', 'CSS', 'fonts', 'media', 'total kB', 'requests']
  const tables = []
  for (const title of ['light', 'immersive']) {
    const rows = []
    for (const route of routes) rows.push(await firstLoad(browser, base, route, title))
    tables.push({ title, head, rows })
  }
  const rows = []
  for (const visitor of VISITORS) rows.push(await visit(browser, base, visitor))
  tables.push({ title: 'a visit of three pages', head: ['visitor', 'total kB', 'requests'], rows })
  await browser.close()
  return tables
}
