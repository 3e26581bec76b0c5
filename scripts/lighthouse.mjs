// `npm run lighthouse [-- /route …]`: Lighthouse on a phone and on a desktop, the median of three runs each, as a table of
// docs/performance.md. It asks a preview that is running (`npm run preview`, PORT where it is not 4173).
import lighthouse, { desktopConfig } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { launch } from 'puppeteer-core'
import { findChromium, launchOptions } from './chromium.mjs'

const origin = `http://127.0.0.1:${process.env.PORT ?? 4173}`
const ROUTES = ['/', '/solutions/integrated-platform', '/contact', '/resources/blog/reading-a-soc-2-report']
const DEVICES = { phone: undefined, desktop: desktopConfig }
const RUNS = 3
const HEAD =
  'page, device, performance, accessibility, practices, SEO, text, largest paint, blocked, shift, kB, requests'.split(
    ', ',
  )

/** One run in a browser of its own: nothing cached, nothing stored. */
async function run(url, config) {
  const browser = await launch({
    executablePath: findChromium(),
    args: launchOptions.args.concat('--disable-gpu-compositing'),
    env: launchOptions.env ?? process.env,
  })
  try {
    const flags = { port: Number(new URL(browser.wsEndpoint()).port), logLevel: 'error' }
    const { lhr } = await lighthouse(url, flags, config)
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return lhr
  } finally {
    await browser.close()
  }
}

const scores = (categories) => Object.values(categories).map(({ score }) => Math.round(score * 100))

function figures(audits) {
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
  const requests = audits['network-requests'].details.items
  const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  const shown = [...times, 'cumulative-layout-shift'].map((id) => audits[id].displayValue)
  return [...shown, (bytes / 1000).toFixed(1), requests.length]
}

/** Why a score other than that of performance is not 100. */
const faults = (categories, audits) =>
  ['accessibility', 'best-practices', 'seo']
    .flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)

const table = (rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const named = process.argv.slice(2)
const rows = []
for (const route of named.length > 0 ? named : ROUTES)
  for (const [device, config] of Object.entries(DEVICES)) {
    const runs = []
    while (runs.length < RUNS) runs.push(await run(origin + route, config))
    const { categories, audits } = computeMedianRun(runs)
    rows.push([route, device, ...scores(categories), ...figures(audits)])
    console.error(...rows.at(-1))
    for (const name of faults(categories, audits)) console.error(`  below 100 for: ${name}`)
  }
console.log(table([HEAD, HEAD.map(() => '---'), ...rows]))
