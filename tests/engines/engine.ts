import { openFirefox } from './firefox.ts'
import { engine } from './ports.ts'
import type { Site } from './site.ts'
import { openWebkit } from './webkit.ts'

interface Options {
  /** On a virtual screen, where WebGL draws. WebKit has nothing else. */
  screen: boolean
}

/** One browser for the tests of a file, a fresh visitor for each; any complaint on its console fails the test. */
export const openEngine = (options: Options = { screen: false }): Site =>
  engine === 'webkit' ? openWebkit() : openFirefox(options)
