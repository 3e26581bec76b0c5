// What the tests need besides npm's packages: who has it, and which Debian packages bring it.
import { existsSync, readdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium, hasMesa } from './chromium.mjs'

export const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Firefox of this machine: the one FIREFOX names, else where packages put it. */
export const findFirefox = () =>
  [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (file) => file && existsSync(file),
  ) ?? null

/** WebKit's browser of this machine, which its driver starts: Debian keeps it beside the engine. */
export const findWebkit = () =>
  readdirSync('/usr/lib')
    .flatMap((machine) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((file) => existsSync(file)) ?? null

const hasWebkit = () => existsSync('/usr/bin/WebKitWebDriver') && findWebkit() !== null

/**
 * Tools in order of need. `without`: what cannot be checked without it; null where nothing can. `asked`: the word that
 * asks the setup for it, where it is not installed unasked.
 */
export const tools = [
  {
    name: 'a Chromium or Chrome (or CHROMIUM with its path)',
    // With metric copies of Arial and Times: the fallbacks of the site's fonts are scaled from them, and tests measure widths.
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    // Playwright's own, where the machine has none.
    found: () => existsSync(findChromium() ?? chromium.executablePath()),
    without: null,
  },
  {
    name: "Mesa's software renderer",
    packages: ['libegl1', 'libgl1-mesa-dri'],
    found: hasMesa,
    without: 'nothing less, but scenes are drawn in three times the time',
  },
  {
    name: 'nginx with its brotli module',
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
    found: () =>
      existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so') && existsSync('/usr/bin/openssl'),
    without: 'the configuration of nginx',
  },
  {
    name: 'Firefox (or FIREFOX with its path)',
    packages: ['firefox-esr'],
    found: () => findFirefox() !== null,
    without: 'the site in Firefox',
  },
  {
    name: 'Xvfb',
    packages: ['xvfb'],
    found: () => existsSync('/usr/bin/Xvfb'),
    without: 'the immersive version in Firefox, and WebKit',
  },
  {
    name: 'WebKit with its driver (Debian)',
    // The decoders of both kinds of film, without which the engine says that it plays them and fails.
    packages: ['webkit2gtk-driver', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-bad'],
    found: hasWebkit,
    without: 'the site in WebKit',
    // More than a hundred packages: `npm run setup -- webkit`.
    asked: 'webkit',
  },
]

export const missing = () => tools.filter(({ found }) => !found())
