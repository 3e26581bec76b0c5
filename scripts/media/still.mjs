// One frame of one scene as a PNG with alpha, drawn by the page beside this file in a real browser.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'vite'

/** The file in a data URL. */
export const bytesOf = (url) => Buffer.from(url.split(',')[1], 'base64')

/** A development server on a free port and a function that draws with it. `close` ends the server. */
export async function openStudio() {
  // Its own cache: two servers that bundle their dependencies into one folder at once break each other's pages.
  const cacheDir = mkdtempSync('node_modules/.vite-studio-')
  const server = await createServer({
    logLevel: 'error',
    cacheDir,
    optimizeDeps: { entries: ['scripts/media/page.html'] },
    server: { port: 0, hmr: false },
  })
  await server.listen()
  const base = server.resolvedUrls.local[0]

  /** A tab with the scene mounted and its first frame drawn. The caller closes it. */
  async function open(browser, { query, width, height, scale = 1 }) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
    await page.goto(`${base}scripts/media/page.html?${new URLSearchParams(query)}`)
    await page.waitForFunction(() => window.draw?.() != null, null, { timeout: 120_000 })
    return page
  }

  async function still(browser, item) {
    const page = await open(browser, item)
    // In this tab nothing scrolls and no other clock runs: the frame is a function of the query alone.
    const url = await page.evaluate(() => window.draw())
    await page.close()
    return bytesOf(url)
  }

  async function close() {
    await server.close()
    rmSync(cacheDir, { recursive: true, force: true })
  }

  return { base, open, still, load: (file) => server.ssrLoadModule(file), close }
}
