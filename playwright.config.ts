import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.mjs'
import { outboxDir } from './tests/e2e/outbox.ts'

const port = Number(process.env.TEST_PORT ?? 4187)
const origin = `http://127.0.0.1:${port}`

/** What a change has to pass before it is committed (`npm test`); a journey through each part of the site. */
const journeys = [
  'routes',
  'no-js',
  'shell',
  'navigation',
  'theme',
  'search',
  'home',
  'about',
  'solutions',
  'platform',
  'assistant',
  'lifecycle',
  'analytics',
  'security',
  'automation',
  'contact',
  'newsletter',
  'stage-smoke',
].map((name) => `tests/e2e/${name}.spec.ts`)

for (const file of journeys) if (!existsSync(file)) throw new Error(`the journey ${file} is gone`)
/** What stands in a journey's file but takes long: many widths, the canvas, every way to fail. */
const SWEEP = /@sweep/
const testMatch = journeys.map((file) => `**/${file}`)

/** Browser tests of the site in dist/, which the caller has built. */
export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'journeys', testMatch, grepInvert: SWEEP },
    { name: 'sweeps', testMatch, grep: SWEEP },
    { name: 'rest', testMatch: '**/*.spec.ts', testIgnore: testMatch },
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than the two cores: tests wait for clocks of their pages, and the run is a fifth shorter than with two.
  workers: 3,
  retries: 0,
  // Room for a machine three times as slow: what is waited for is a condition, and what passes is as fast as before.
  // A test sets a limit of its own where time is what it tests, or where it takes longer than all others.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // Pages are put together without the software renderer, which is left to the scenes: half the time a page.
    // No other host is ever reached, whatever a page asks for.
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        '--disable-gpu-compositing',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview',
    url: origin,
    reuseExistingServer: false,
    // The limit of posts a minute has tests of its own; all browsers here share one address.
    env: { PORT: String(port), OUTBOX_DIR: outboxDir, OUTBOX_RATE: '0', SMTP_URL: '' },
  },
})
