import { existsSync, readdirSync } from 'node:fs'

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

/** Where Mesa tells the loader of EGL that it is there; its own drivers are another package. */
const MESA = '/usr/share/glvnd/egl_vendor.d/50_mesa.json'

/** Whether Mesa's llvmpipe can draw: a frame takes it a third of the time that SwiftShader takes. */
export const hasMesa = () =>
  existsSync(MESA) &&
  readdirSync('/usr/lib').some((machine) => existsSync(`/usr/lib/${machine}/dri/swrast_dri.so`))

const executablePath = findChromium()
const mesa = hasMesa()

/** Chromium as every machine has to find and start it: no network chatter, WebGL in software. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  // Also where a graphics card would answer: what is drawn here is the same on every machine.
  ...(mesa && {
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', __EGL_VENDOR_LIBRARY_FILENAMES: MESA },
  }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-gl=angle',
    ...(mesa ? ['--use-angle=gl-egl'] : ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']),
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
