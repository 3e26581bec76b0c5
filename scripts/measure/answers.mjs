// Script that answers a press on a phone with a processor slowed 4 times, light mode.
import { openDevtools } from '../devtools.mjs'
import { SIX_ROUTES } from './routes.mjs'

const PHONE = { width: 390, height: 844 }
/** What is pressed of a page; links lead elsewhere. */
const CONTROLS = 'button, input, textarea, select, summary, [role="tab"], [role="switch"], [role="slider"]'
/** In a dialog that opened, and in fields. Nothing that a form would send. */
const WORD = 'secur'

/** In the page, once it is ready and rests: listens to frames over 50 ms. Shorter ones have no script worth a word. */
async function listen() {
  while (document.documentElement?.dataset.pageReady !== 'true')
    await new Promise((next) => setTimeout(next, 50))
  await new Promise((rested) => setTimeout(rested, 1500))
  window.longFrames = []
  new PerformanceObserver((list) => window.longFrames.push(...list.getEntries())).observe({
    type: 'long-animation-frame',
  })
}

/** In the page: what can be pressed now, numbered, and what it is called. The motion switch is last: it changes all. */
function number(selector) {
  const shown = { visibilityProperty: true, opacityProperty: true }
  const controls = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility(shown) && !element.disabled && !element.closest('[inert]'),
  )
  const isLast = (element) => Number(element.matches('header [role="switch"]'))
  return controls
    .toSorted((a, b) => isLast(a) - isLast(b))
    .map((element, index) => {
      element.dataset.control = String(index)
      const { labels, name, type, localName } = element
      const said =
        element.getAttribute('aria-label') ?? (labels?.[0]?.textContent || element.textContent || name)
      return { index, name: said.trim().replace(/\s+/g, ' ').slice(0, 40), kind: type ?? localName }
    })
}

/** In the page: brings a control into view and says where it is; null where it has gone or something covers it. */
async function bring(index) {
  const element = document.querySelector(`[data-control="${index}"]`)
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise((rested) => setTimeout(rested, 500))
  const { left, top, width, height } = element.getBoundingClientRect()
  const place = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(place.x, place.y)
  window.longFrames.length = 0
  return hit && [element, ...(element.labels ?? [])].some((one) => one.contains(hit)) ? place : null
}

/** In the page, when it has answered: script of the site in the frame with most of it, and what of that was layout. */
async function answered() {
  await new Promise((rested) => setTimeout(rested, 900))
  const frames = window.longFrames.splice(0).map(({ scripts }) => {
    const own = scripts.filter(({ sourceURL }) => sourceURL.startsWith(location.origin))
    const sum = (name) => Math.round(own.reduce((total, script) => total + script[name], 0))
    return { script: sum('duration'), forced: sum('forcedStyleAndLayoutDuration') }
  })
  return frames.toSorted((a, b) => b.script - a.script)[0] ?? { script: 0, forced: 0 }
}

const hasDialog = () => document.querySelector('[role="dialog"]') !== null
const call = (work, ...values) =>
  `() => (${work})(${values.map((value) => JSON.stringify(value)).join(', ')})`

async function openPhone(devtools, address) {
  const page = await devtools.openPage(PHONE)
  await page.send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: true })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.send('Page.navigate', { url: address })
  await page.evaluate(listen)
  return page
}

async function tap(page, place) {
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function press(page, key) {
  const letter = key.length === 1 ? { text: key } : {}
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: key, ...letter })
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key })
}

const type = async (page) => {
  for (const letter of WORD) await press(page, letter)
}

/**
 * Presses every control of a page that a slow phone shows, in light mode; types into fields, moves sliders, opens what
 * opens twice. Returns what was done, with the ms of the site's own script in the worst frame of the answer; the forced
 * style and layout among them.
 */
async function answersOf(devtools, address) {
  const page = await openPhone(devtools, address)
  const rows = []
  const note = async (what) => rows.push({ what, ...(await page.evaluate(answered)) })
  for (const { index, name, kind } of await page.evaluate(call(number, CONTROLS))) {
    const place = await page.evaluate(call(bring, index))
    if (!place) continue
    await tap(page, place)
    await note(name)
    if (/^(text|email|search|textarea|tel)$/.test(kind)) {
      await type(page)
      await note(`${name}, typed into`)
    }
    if (kind === 'range') {
      await press(page, 'ArrowRight')
      await note(`${name}, moved`)
    }
    for (const time of ['', ' again']) {
      if (!(await page.evaluate(hasDialog))) break
      if (time === '' && (await page.evaluate(() => document.activeElement.localName === 'input'))) {
        await type(page)
        await note(`${name}, typed into`)
      }
      await press(page, 'Escape')
      await note(`${name}, closed${time}`)
      if (time !== '') break
      await tap(page, place)
      await note(`${name} again`)
    }
  }
  await page.close()
  return rows
}

/** Of each page how much was pressed, and what took more than 50 ms of script. */
export async function measure(base, routes = SIX_ROUTES) {
  const devtools = await openDevtools()
  const rows = []
  for (const route of routes) {
    const done = await answersOf(devtools, `${base}${route}?experience=light`)
    const long = done.filter(({ script }) => script > 50).toSorted((a, b) => b.script - a.script)
    const named = long.map(({ what, script, forced }) => `${what}: ${script} (${forced})`)
    rows.push([route, done.length, named.join('; ') || 'none'])
  }
  await devtools.close()
  const head = ['route', 'done', 'over 50 ms of script (forced layout)']
  return [{ title: 'phone, CPU 4 times slower, light', head, rows }]
}
