import { existsSync } from 'node:fs'

/** Without windows, so that it opens a page in less than half the time. Debian's package of the same name. */
export const HEADLESS = '/usr/bin/chromium-headless-shell'

/** The Chromium or Chrome of this machine. Undefined: none, which leaves Playwright its own download. */
export function findChromium() {
  return [
    process.env.CHROMIUM,
    HEADLESS,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((file) => file && existsSync(file))
}

const executablePath = findChromium()

/** Chromium as every machine has to find and start it: no network chatter, WebGL in software. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
}

/**
 * For pictures of pages alone. Without a GPU process a picture takes a fifth of the time; letters keep their own widths,
 * so that lines break in the same places on every machine.
 */
export const flatOptions = {
  ...launchOptions,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
}
