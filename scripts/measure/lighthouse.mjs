// Lighthouse on a phone and on a desktop: the median of three runs each.
import lighthouse, { desktopConfig } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { launchMeasured } from '../devtools.mjs'

const ROUTES = ['/', '/solutions/integrated-platform', '/contact', '/resources/blog/reading-a-soc-2-report']
const DEVICES = { phone: undefined, desktop: desktopConfig }
const RUNS = 3

/** One run in a browser of its own: nothing cached, nothing stored. */
async function run(url, config) {
  const browser = await launchMeasured()
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

export async function measure(base, routes = ROUTES) {
  const rows = []
  for (const route of routes)
    for (const [device, config] of Object.entries(DEVICES)) {
      const runs = []
      while (runs.length < RUNS) runs.push(await run(base + route, config))
      const { categories, audits } = computeMedianRun(runs)
      rows.push([route, device, ...scores(categories), ...figures(audits)])
      console.error(...rows.at(-1))
      for (const name of faults(categories, audits)) console.error(`  below 100 for: ${name}`)
    }
  const judged = ['performance', 'accessibility', 'practices', 'SEO']
  const head = ['page', 'device', ...judged, 'text', 'largest paint', 'blocked', 'shift', 'kB', 'requests']
  return [{ title: `Lighthouse, the median of ${RUNS}`, head, rows }]
}
