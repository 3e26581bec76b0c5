// First text, largest paint, layout shift and the longest task on a phone with a processor slowed 4 times, slow 4G.
import { openDevtools } from '../devtools.mjs'
import { allRoutes } from './routes.mjs'

/** Chrome's own "slow 4G": 1.6 Mbit/s down, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const PHONE = { width: 390, height: 844 }

/** In the page, once it rests: what the browser noted of it, times in ms. */
async function noted() {
  const { promise: ready, resolve } = Promise.withResolvers()
  const look = () => {
    const isReady = document.documentElement?.dataset.pageReady === 'true'
    if (isReady && document.readyState === 'complete') resolve()
  }
  new MutationObserver(look).observe(document, { attributeFilter: ['data-page-ready'], subtree: true })
  addEventListener('load', look)
  look()
  await ready
  // What the page does when it is ready counts, too.
  await new Promise((rested) => setTimeout(rested, 1000))
  const entries = (type) =>
    new Promise((heard) => {
      new PerformanceObserver((list) => heard(list.getEntries())).observe({ type, buffered: true })
      setTimeout(heard, 200, [])
    })
  const [paints, largest, shifts, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entries),
  )
  return {
    text: paints.find(({ name }) => name === 'first-contentful-paint').startTime,
    largest: largest.at(-1).startTime,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    task: Math.max(0, ...tasks.map(({ duration }) => duration)),
  }
}

/**
 * In an empty page: ms it takes to style and lay out 2,000 paragraphs. The middle of five times: the best of them would
 * be of a moment without other work, which a page's longer task never is on a busy machine.
 */
async function paragraphs() {
  const times = []
  while (times.length < 5) {
    const box = document.createElement('div')
    box.innerHTML = '<p>A few <b>words</b> to lay out</p>'.repeat(2000)
    const start = performance.now()
    document.body.append(box)
    void box.offsetHeight
    times.push(performance.now() - start)
    box.remove()
    await new Promise((next) => setTimeout(next))
  }
  return times.sort((a, b) => a - b)[2]
}

async function openSlowPage(devtools) {
  const page = await devtools.openPage(PHONE)
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/**
 * One first load of a page as a slow phone has it: light, nothing cached, the processor slowed 4 times, over slow 4G.
 * Times in ms from the navigation on: `text` first text, `largest` the largest paint, `task` the longest task (0: none
 * over 50 ms), `shift` the sum of layout shifts.
 * @returns {Promise<{ text: number, largest: number, shift: number, task: number }>}
 */
export async function loadSlowly(devtools, address) {
  const page = await openSlowPage(devtools)
  await page.send('Page.navigate', { url: `${address}?experience=light` })
  const figures = await page.evaluate(noted)
  await page.close()
  return figures
}

/** What the machine of the same slow phone is worth, in ms: see `paragraphs`. @returns {Promise<number>} */
export async function measurePace(devtools) {
  const page = await openSlowPage(devtools)
  const pace = await page.evaluate(paragraphs)
  await page.close()
  return pace
}

const LOADS = 3

/** The middle of three loads of each page; of shifts the largest, of the longest tasks also the longest. */
export async function measure(base, routes = allRoutes()) {
  const devtools = await openDevtools()
  const rows = []
  for (const route of routes) {
    const loads = []
    while (loads.length < LOADS) loads.push(await loadSlowly(devtools, `${base}${route}`))
    const sorted = (name) => loads.map((load) => load[name]).sort((a, b) => a - b)
    const [text, largest, task] = ['text', 'largest', 'task'].map((name) => Math.round(sorted(name)[1]))
    rows.push([route, text, largest, sorted('shift')[2].toFixed(3), task, Math.round(sorted('task')[2])])
  }
  await devtools.close()
  const head = ['route', 'first text ms', 'largest ms', 'shift', 'longest task ms', 'of three loads']
  return [{ title: 'phone, CPU 4 times slower, slow 4G', head, rows }]
}
