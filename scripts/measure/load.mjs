// The built site behind nginx under `wrk`. Needs both, and nginx's brotli module.
import { spawnSync } from 'node:child_process'
import { runnerImport } from 'vite'

const SECONDS = 8
const CONNECTIONS = 200
const ARTICLE = '/resources/blog/reading-a-soc-2-report'

const ask = (address) => fetch(address, { headers: { 'accept-encoding': 'br' } })

async function largestScript(origin) {
  const html = await (await ask(origin)).text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file)
  const sized = await Promise.all(
    files.map(async (file) => ({ file, size: (await (await ask(origin + file)).blob()).size })),
  )
  return sized.toSorted((a, b) => b.size - a.size)[0].file
}

function press(what, address, ...more) {
  const headers = ['Accept-Encoding: br', ...more].flatMap((header) => ['-H', header])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...headers, address]
  const { stdout, error } = spawnSync('wrk', args, { encoding: 'utf8' })
  if (error) throw error
  const wanted = [
    /Requests\/sec:\s+(\S+)/,
    /Transfer\/sec:\s+(\S+)/,
    /\n\s+50%\s+(\S+)/,
    /\n\s+99%\s+(\S+)/,
    /Socket errors: (.*)/,
  ]
  return [what, ...wanted.map((pattern) => pattern.exec(stdout)?.[1] ?? 'none')]
}

/** Always the same addresses, behind a server of its own. */
export async function measure() {
  const { module } = await runnerImport('./tests/deploy/nginx-server.ts')
  const { origin, stop } = await module.startNginx()
  try {
    const etag = (await ask(`${origin}/`)).headers.get('etag')
    const rows = [
      press('home, HTML', `${origin}/`),
      press('an article, HTML', origin + ARTICLE),
      press('largest script', origin + (await largestScript(origin))),
      press('unchanged home (304)', `${origin}/`, `If-None-Match: ${etag}`),
      press('an unknown address (404)', `${origin}/nothing-here`),
    ]
    const title = `${CONNECTIONS} connections, ${SECONDS} s each, one worker, wrk on the same machine`
    return [{ title, head: ['what', 'requests/s', 'bytes/s', 'median', '99 %', 'socket errors'], rows }]
  } finally {
    stop()
  }
}
