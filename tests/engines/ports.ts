/** Which engine the tests of this run drive: `ENGINE=webkit`, else Firefox. */
export const engine = process.env.ENGINE === 'webkit' ? 'webkit' : 'firefox'

/** Two runs may stand side by side, each of one engine, and beside the tests in Chromium. */
const first = Number(process.env.TEST_PORT ?? 4187)

/** Of the site; of WebKit's driver, and of the site in its shell. None is 4190, which browsers refuse to open. */
export const ports = {
  site: first + (engine === 'webkit' ? 5 : 1),
  driver: first + 2,
  shell: first + 4,
} as const
