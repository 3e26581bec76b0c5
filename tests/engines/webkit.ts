import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { findWebkit } from '../../scripts/test-tools.mjs'
import { ports } from './ports.ts'
import { openScreen } from './screen.ts'
import { LEAVE, serveInShell, SHELL } from './shell-server.ts'
import { address, DESKTOP, until, type Site } from './site.ts'
import { KEYS, keyPress, pointerMove, startSession, type Session } from './webdriver.ts'

const driverOrigin = `http://127.0.0.1:${ports.driver}`
const origin = `http://127.0.0.1:${ports.shell}`

const capabilities = () => ({
  'webkitgtk:browserOptions': { binary: findWebkit() ?? '', args: ['--automation'] },
})

async function startDriver(display: string): Promise<ChildProcess> {
  const driver = spawn('WebKitWebDriver', [`--port=${ports.driver}`], {
    stdio: 'ignore',
    // A group of its own, with the browser that it starts: one that waits for itself can still be ended.
    detached: true,
    // Its sandbox needs rights that root in a container has not: what it opens here is the site alone.
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const answers = () =>
    fetch(`${driverOrigin}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(answers, 'a driver that answers')
  return driver
}

/** Ends a driver and its browser, whatever either waits for. */
async function endDriver(driver: ChildProcess): Promise<void> {
  if (driver.pid === undefined) return
  const ended = once(driver, 'exit')
  process.kill(-driver.pid, 'SIGKILL')
  await ended
}

/** ms in which a browser shows its first page; most take two seconds. */
const STARTS_IN = 20_000

interface Started {
  driver: ChildProcess
  session: Session
}

/** A browser that shows the shell. WebKit for GTK may wait for itself before its first page: such a start is ended. */
async function startBrowser(display: string): Promise<Started> {
  const driver = await startDriver(display)
  const show = async () => {
    const session = await startSession(driverOrigin, capabilities())
    await session.call('POST', '/window/rect', { x: 0, y: 0, width: 1300, height: 900 })
    await session.call('POST', '/url', { url: `${origin}${SHELL}` })
    return session
  }
  const late = wait(STARTS_IN, null, { ref: false }).then(() => {
    throw new Error(`WebKit shows nothing after ${STARTS_IN} ms`)
  })
  try {
    return { driver, session: await Promise.race([show(), late]) }
  } catch (error) {
    await endDriver(driver)
    throw error
  }
}

/** The first button that is seen and has that name; runs in the page. */
function buttonNamed(name: string): Element | undefined {
  return [...document.querySelectorAll('button')].find(
    (button) =>
      (button.getAttribute('aria-label') ?? button.textContent.trim()) === name &&
      button.checkVisibility({ visibilityProperty: true }),
  )
}

/** Writes into a field as an editor does: keys of the driver know neither lines nor emoji. Runs in the page. */
function write(selector: string, words: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
  document.execCommand('insertText', false, words)
}

/**
 * Shows an address in a fresh frame, or the same again, until it has loaded; runs in the shell. A frame's first address
 * leaves nothing behind it that a step back could lead to.
 */
function load(to: string | null): Promise<void> {
  return new Promise((loaded) => {
    const before = document.querySelector('iframe')
    const frame = to === null ? before : document.createElement('iframe')
    if (!frame || !before) return
    frame.addEventListener('load', () => loaded(), { once: true })
    if (to === null) {
      frame.contentWindow?.location.reload()
      return
    }
    frame.title = before.title
    frame.style.cssText = before.style.cssText
    frame.src = to
    before.replaceWith(frame)
    frame.focus()
  })
}

/** Whether no film in the frame is just being opened; runs in the shell. */
function noneOpening(): boolean {
  const videos = document.querySelector('iframe')?.contentDocument?.querySelectorAll('video') ?? []
  return [...videos].every(
    ({ networkState, readyState }) =>
      networkState !== HTMLMediaElement.NETWORK_LOADING || readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
  )
}

function setSize(width: number, height: number): void {
  const frame = document.querySelector('iframe')
  Object.assign(frame?.style ?? {}, { width: `${width}px`, height: `${height}px` })
}

/** Runs a function in the shell. */
const inShellOf =
  (current: () => Session): Site['evaluate'] =>
  async (run, ...args) => {
    await current().call('POST', '/frame', { id: null })
    return current().run(run as never, args)
  }

/** Tells the page in the frame that it is left; runs in the shell. */
function tellLeave(event: string): void {
  document.querySelector('iframe')?.contentWindow?.dispatchEvent(new Event(event))
}

/** Before a page is left: WebKit for GTK may wait for itself, for ever, where a film was just being opened. */
async function mayLeave(inShell: Site['evaluate']): Promise<void> {
  await until(() => inShell(noneOpening), 'films that are open')
  await inShell(tellLeave, LEAVE)
}

/** What a driver does in the frame, and around it. */
function siteOf(current: () => Session): Site {
  const inShell = inShellOf(current)
  const intoFrame = async () => {
    await current().call('POST', '/frame', { id: null })
    await current().call('POST', '/frame', { id: 0 })
    return current()
  }
  const evaluate: Site['evaluate'] = async (run, ...args) => (await intoFrame()).run(run as never, args)
  const ready = () =>
    until(() => evaluate(() => document.documentElement.dataset.pageReady === 'true'), 'a page that is ready')
  return {
    async open(path, experience = 'light') {
      await mayLeave(inShell)
      await inShell(load, address(path, experience, origin))
      await ready()
    },
    resize: ({ width, height }) => inShell(setSize, width, height),
    evaluate,
    press: async (name) => (await intoFrame()).click(buttonNamed, [name]),
    fill: (selector, words) => evaluate(write, selector, words),
    key: async (key) => void (await (await intoFrame()).call('POST', '/actions', keyPress(KEYS[key]))),
    point: async (x, y) => void (await (await intoFrame()).call('POST', '/actions', pointerMove(x, y))),
    // The driver's own step back passes over what no finger has asked for, and waits for it for ever.
    back: () => evaluate(() => void setTimeout(() => history.back(), 0)),
    async reload() {
      await mayLeave(inShell)
      await inShell(load, null)
      await ready()
    },
  }
}

/** WebKit for the tests of a file, a fresh browser for each: nothing is left of the one before. */
export function openWebkit(): Site {
  let screen: Awaited<ReturnType<typeof openScreen>>
  let driver: ChildProcess
  let server: Awaited<ReturnType<typeof serveInShell>>
  let session: Session
  const site = siteOf(() => session)
  beforeAll(async () => {
    server = await serveInShell(inject('origin'), ports.shell)
    screen = await openScreen(98, '1400x1000')
  })
  afterAll(() => {
    screen?.close()
    server?.close()
  })
  beforeEach(async () => {
    const start = () => startBrowser(screen.display)
    ;({ driver, session } = await start().catch(start))
    await site.resize(DESKTOP)
    server.complaints.length = 0
  })
  afterEach(async () => {
    await endDriver(driver)
    expect(server.complaints).toEqual([])
  })
  return site
}
