import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/*
 * WebKit's browser of the tests has no window narrower than its toolbar, and keeps its console to itself. So the site
 * is shown in a frame of any size, and a script of the tests stands first in each page and tells what is complained of.
 */

/** Where the frame stands, and where its pages report. */
export const SHELL = '/__shell'
const WATCH = '/__watch.js'
const REPORT = '/__report'

/** Event of a page that is about to be left. */
export const LEAVE = 'test-leave'

const shell = `<!doctype html><html lang="en"><title>Tests</title>
<style>body { margin: 0 } iframe { border: 0; display: block }</style><iframe title="Site"></iframe></html>`

const watch = `{
  const tell = (what, words) => void fetch('${REPORT}', { method: 'POST', keepalive: true, body: what + ': ' + words })
  for (const level of ['error', 'warn']) {
    const own = console[level]
    console[level] = (...words) => { tell('console ' + level, words.join(' ')); own.apply(console, words) }
  }
  // What is fetched ahead, and a picture that is on its way, are given up with their page.
  let isLeft = false
  addEventListener('${LEAVE}', () => { isLeft = true })
  const isAhead = (target) => target instanceof HTMLLinkElement && target.rel !== 'stylesheet'
  const isGivenUp = (target) => isAhead(target) || (isLeft && target instanceof HTMLImageElement)
  addEventListener('error', ({ message, target }) => {
    if (!isGivenUp(target)) tell('error', message ?? target.src)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => tell('blocked', blockedURI))
}`

/** The site's answer, as the frame can show it. */
async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { ...answer.headers }
  const policy = headers['content-security-policy']
  if (typeof policy === 'string')
    headers['content-security-policy'] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(answer.statusCode ?? 500, headers)
    answer.pipe(response)
    return
  }
  const page = (await text(answer)).replace('<head>', `<head><script src="${WATCH}"></script>`)
  delete headers['content-length']
  response.writeHead(answer.statusCode ?? 500, headers).end(page)
}

/** Serves the site at `origin` once more; `complaints` grows with what its pages tell. */
export async function serveInShell(origin: string, port: number) {
  const complaints: string[] = []
  const own: Record<string, [string, string]> = {
    [SHELL]: ['text/html', shell],
    [WATCH]: ['text/javascript', watch],
  }
  const server = createServer((asked, response) => {
    const found = own[asked.url ?? '']
    if (found) response.writeHead(200, { 'content-type': found[0] }).end(found[1])
    else if (asked.url === REPORT)
      void text(asked).then((words) => {
        complaints.push(words)
        response.end()
      })
    else {
      const headers = { ...asked.headers, 'accept-encoding': 'identity' }
      const onward = request(`${origin}${asked.url}`, { method: asked.method, headers }, (answer) => {
        void pass(answer, response)
      })
      onward.on('error', () => response.destroy())
      asked.pipe(onward)
    }
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { complaints, close: () => server.close() }
}
