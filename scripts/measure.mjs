// `npm run measure`: what one visit to the built site costs, as the tables of docs/performance.md.
// Bytes and requests of a first load (light and immersive) and of a visit of three pages, and first text, largest paint, layout shift and the
// longest task on a processor slowed 4 times over a slow 4G line.
import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { launchOptions } from './chromium.mjs'

const PORT = 4188
const base = `http://127.0.0.1:${PORT}`
const ROUTES = [
  '/',
  '/about-us',
  '/solutions/integrated-platform',
  '/solutions/ai-analytics',
  '/resources/blog',
  '/contact',
]
/** Chrome's own "slow 4G": 1.6 Mbit/s down, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

const kindOf = (path) => /\.(js|css|woff2)$/.exec(path)?.[1] ?? (/\.\w+$/.test(path) ? 'media' : 'html')
const kb = (bytes) => (bytes / 1000).toFixed(1)

async function cost(browser, route, experience) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const sums = { html: 0, js: 0, css: 0, woff2: 0, media: 0 }
  let requests = 0
  page.on('requestfinished', async (request) => {
    requests += 1
    const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }))
    sums[kindOf(new URL(request.url()).pathname)] += responseBodySize
  })
  await page.goto(`${base}${route}?intro=off&experience=${experience}`, { waitUntil: 'networkidle' })
  await page.close()
  const total = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0)
  return [route, ...Object.values(sums).map(kb), kb(total), requests]
}

/** Home, the platform and the contact page, each read to its end: bytes of everything that comes. */
async function visit(browser, name, options, experience) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const sizes = []
  page.on('requestfinished', (request) => sizes.push(request.sizes().catch(() => ({ responseBodySize: 0 }))))
  await page.goto(`${base}/?intro=off&experience=${experience}`, { waitUntil: 'networkidle' })
  for (const next of ['/solutions/integrated-platform', '/contact', null]) {
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((read) => setTimeout(read, 150))
      }
    })
    await page.waitForLoadState('networkidle')
    if (next)
      await page
        .locator(`a[href="${next}"]`)
        .first()
        .evaluate((link) => link.click())
    if (next) await page.waitForURL(`**${next}`)
  }
  const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  await context.close()
  return [name, kb(bytes), sizes.length]
}

function observe() {
  window.seen = { text: 0, largest: 0, shift: 0, task: 0 }
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', (entry) => entry.name === 'first-contentful-paint' && (window.seen.text = entry.startTime))
  on('largest-contentful-paint', (entry) => (window.seen.largest = entry.startTime))
  on('layout-shift', (entry) => (window.seen.shift += entry.hadRecentInput ? 0 : entry.value))
  on('longtask', (entry) => (window.seen.task = Math.max(window.seen.task, entry.duration)))
}

async function slow(browser, route) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observe)
  await page.goto(`${base}${route}?experience=light`, { waitUntil: 'networkidle' })
  const { text, largest, shift, task } = await page.evaluate(() => window.seen)
  await context.close()
  return [route, Math.round(text), Math.round(largest), shift.toFixed(3), Math.round(task)]
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const server = spawn('npx', ['vite', 'preview'], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: 'ignore',
  detached: true,
})
const browser = await chromium.launch(launchOptions)
try {
  for (let tries = 0; tries < 100 && !(await fetch(base).catch(() => null)); tries += 1)
    await new Promise((again) => setTimeout(again, 100))
  const head = ['route', 'HTML', 'JS', 'CSS', 'fonts', 'media', 'total kB', 'requests']
  for (const experience of ['light', 'immersive']) {
    const rows = []
    for (const route of ROUTES) rows.push(await cost(browser, route, experience))
    console.log(`\n${experience}\n\n${table(head, rows)}`)
  }
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const desktop = { viewport: { width: 1440, height: 900 } }
  const visits = [
    await visit(browser, 'phone, light', phone, 'light'),
    await visit(browser, 'desktop, light', desktop, 'light'),
    await visit(browser, 'desktop, immersive', desktop, 'immersive'),
  ]
  console.log(`\na visit of three pages\n\n${table(['visitor', 'total kB', 'requests'], visits)}`)
  const rows = []
  for (const route of ROUTES) rows.push(await slow(browser, route))
  console.log(
    `\nphone, CPU 4 times slower, slow 4G\n\n${table(['route', 'first text ms', 'largest ms', 'shift', 'longest task ms'], rows)}`,
  )
} finally {
  await browser.close()
  process.kill(-server.pid)
}
