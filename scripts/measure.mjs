// What one visit to the built site costs, as the tables of docs/performance.md.
// `npm run measure`: bytes and requests of a first load (light and immersive) and of a visit of three pages.
// `npm run measure -- slow [route …]`: first text, largest paint, layout shift and the longest task on a phone with a
// processor slowed 4 times, over slow 4G, for these routes or all.
// `npm run measure -- answers [route …]`: script that answers a press on a phone with a processor slowed 4 times.
// `npm run measure -- immersion [route …]`: at how many scroll positions the canvas is part of the view.
// `npm run measure -- contrast [route …]`: contrast of words over the canvas, at ten positions of a page in both themes.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { answers } from './answers.mjs'
import { launchOptions } from './chromium.mjs'
import { contrast } from './contrast.mjs'
import { openDevtools } from './devtools.mjs'
import { immersion } from './immersion.mjs'
import { loadSlowly } from './slow-load.mjs'

const PORT = Number(process.env.MEASURE_PORT ?? 4188)
const base = `http://127.0.0.1:${PORT}`
const ROUTES = [
  '/',
  '/about-us',
  '/solutions/integrated-platform',
  '/solutions/ai-analytics',
  '/resources/blog',
  '/contact',
]
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

const LOADS = 3

/** The middle of three loads; of the longest tasks also the longest. */
async function slow(devtools, route) {
  const loads = []
  while (loads.length < LOADS) loads.push(await loadSlowly(devtools, `${base}${route}`))
  const sorted = (name) => loads.map((load) => load[name]).sort((a, b) => a - b)
  const middle = (name) => Math.round(sorted(name)[1])
  return [
    route,
    middle('text'),
    middle('largest'),
    sorted('shift')[2].toFixed(3),
    middle('task'),
    Math.round(sorted('task')[2]),
  ]
}

async function allRoutes() {
  const sitemap = await readFile('dist/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const server = spawn('npx', ['vite', 'preview'], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: 'ignore',
  detached: true,
})

async function printSlow(routes) {
  const devtools = await openDevtools()
  const rows = []
  for (const route of routes) rows.push(await slow(devtools, route))
  devtools.close()
  const head = ['route', 'first text ms', 'largest ms', 'shift', 'longest task ms', 'of three loads']
  console.log(`phone, CPU 4 times slower, slow 4G\n\n${table(head, rows)}`)
}

/** Of each page how much was pressed, and what took more than 50 ms of script. */
async function printAnswers(routes) {
  const devtools = await openDevtools()
  const rows = []
  for (const route of routes) {
    const done = await answers(devtools, `${base}${route}?experience=light`)
    const long = done.filter(({ script }) => script > 50).toSorted((a, b) => b.script - a.script)
    const named = long.map(({ what, script, forced }) => `${what}: ${script} (${forced})`)
    rows.push([route, done.length, named.join('; ') || 'none'])
  }
  devtools.close()
  console.log(
    `phone, CPU 4 times slower, light\n\n${table(['route', 'done', 'over 50 ms of script (forced layout)'], rows)}`,
  )
}

async function printPictures(title, look, routes) {
  const browser = await chromium.launch(launchOptions)
  const { head, rows } = await look(browser, base, routes)
  await browser.close()
  console.log(`${title}\n\n${table(head, rows)}`)
}

async function printBytes() {
  const browser = await chromium.launch(launchOptions)
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
  await browser.close()
}

try {
  for (let tries = 0; tries < 100 && !(await fetch(base).catch(() => null)); tries += 1)
    await new Promise((again) => setTimeout(again, 100))
  const [what, ...routes] = process.argv.slice(2)
  if (what === 'slow') await printSlow(routes.length > 0 ? routes : await allRoutes())
  else if (what === 'answers') await printAnswers(routes.length > 0 ? routes : ROUTES)
  else if (what === 'immersion')
    await printPictures('the canvas is at least 8 % of the view', immersion, routes)
  else if (what === 'contrast') await printPictures('words over the canvas', contrast, routes)
  else await printBytes()
} finally {
  process.kill(-server.pid)
}
