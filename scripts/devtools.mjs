import { spawn } from 'node:child_process'
import { chromium as playwrightsOwn } from '@playwright/test'
import { findChromium, launchOptions } from './chromium.mjs'

/**
 * Chromium's DevTools protocol over a pipe, with nothing enabled that is not asked for. Playwright enables the Runtime
 * domain in every page, with which V8 parses a script again for each error made while it is evaluated: React makes five,
 * and its evaluation takes three times as long as it does for a visitor.
 */
export async function openDevtools() {
  const chromium = spawn(
    findChromium() ?? playwrightsOwn.executablePath(),
    [
      ...launchOptions.args,
      '--disable-gpu-compositing',
      '--headless',
      '--remote-debugging-pipe',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const [, , , input, output] = chromium.stdio
  const pending = new Map()
  let rest = ''
  output.setEncoding('utf8').on('data', (chunk) => {
    const messages = (rest + chunk).split('\0')
    rest = messages.pop()
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      if (error) pending.get(id)?.reject(new Error(error.message))
      else pending.get(id)?.resolve(result)
      pending.delete(id)
    }
  })
  let last = 0
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1
      pending.set(last, { resolve, reject })
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`)
    })

  /** A page in a context of its own, nothing cached: `send` to it, `evaluate` in it, `close` it. */
  async function openPage({ width, height }) {
    const { browserContextId } = await send('Target.createBrowserContext')
    const { targetId } = await send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      width,
      height,
    })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    const toPage = (method, params) => send(method, params, sessionId)
    return {
      send: toPage,
      async evaluate(work) {
        const { result, exceptionDetails } = await toPage('Runtime.evaluate', {
          expression: `(${work})()`,
          awaitPromise: true,
          returnByValue: true,
        })
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
        return result.value
      },
      close: () => send('Target.disposeBrowserContext', { browserContextId }),
    }
  }

  return {
    openPage,
    close() {
      chromium.kill()
      // Processes of the browser that outlive it for a moment hold the pipes, and the pipes this program.
      input.destroy()
      output.destroy()
    },
  }
}
