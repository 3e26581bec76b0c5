import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'vite'
import { expect, test as base } from '../e2e/fixtures.ts'
import { drawAt, VIEW } from './easel.ts'
import { compare } from './reference.ts'

/* Scenes in states that take a visitor to reach, by their addresses on the bench (`npm run scenes`). */

const test = base.extend<object, { bench: string }>({
  bench: [
    async ({ browserName }, use) => {
      // A cache for each: two servers that bundle their dependencies into one folder break each other's pages.
      const cacheDir = mkdtempSync(`node_modules/.vite-bench-${browserName}-`)
      const server = await createServer({
        configFile: 'scripts/bench/vite.config.ts',
        cacheDir: `../../${cacheDir}`,
        logLevel: 'error',
        server: { port: 0, hmr: false },
      })
      await server.listen()
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
      rmSync(cacheDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ bench }, use) => use(bench),
})

test.use(VIEW)
test.describe.configure({ mode: 'default' })

const SCENES: Readonly<Record<string, string>> = {
  'stack closed': 'scene=stack&progress=0.5',
  'stack with a layer out': 'scene=stack&state=layer 2&progress=0.5',
  'gates with one read about': 'scene=gates&state=gate 3&progress=0.5',
  'gates with an event stopped': 'scene=gates&placement=operations&state=stop at 2&progress=0.5',
  'workflow running': 'scene=workflow&state=running 3',
  'leads of one source': 'scene=leads&state=source 2&progress=0.5',
  'balance all given': 'scene=balance&state=all given&progress=0.5',
  'chain whole': 'scene=chain&progress=0.5',
  'chain broken': 'scene=chain&state=broken 2&progress=0.5',
}

test('scenes in their states are their references', async ({ page }) => {
  for (const [name, query] of Object.entries(SCENES))
    for (const theme of ['light', 'dark']) {
      await page.goto(`/?${query}&theme=${theme}&quality=low&time=4`)
      await expect(page.locator('.bench-box')).toHaveAttribute('data-drawn', '')
      await compare(await drawAt(page, 4), `${name} ${theme}`)
    }
})

test('the controls write the address, and the stage follows them', async ({ page }) => {
  await page.goto('/?scene=gates&theme=dark&progress=0.5&time=4')
  await expect(page.locator('.bench-box')).toHaveAttribute('data-drawn', '')
  expect(await page.evaluate(() => scrollY)).toBe(250)
  const { frames } = await page.evaluate(() => window.stage.stats())
  await page.getByLabel('theme').selectOption('light')
  await expect(page).toHaveURL(/scene=gates&.*theme=light&.*time=4/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => page.evaluate(() => window.stage.stats().frames)).toBeGreaterThan(frames)
  const opened = page.waitForEvent('load')
  await page.getByLabel('quality').selectOption('medium')
  await opened
  await expect.poll(() => page.evaluate(() => window.stage.stats().passes)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'chain' }).click()
  await expect(page.locator('[data-scene="chain"]')).toHaveAttribute('data-drawn', '')
})
