// `npm run load`: the built site behind nginx under `wrk`, as the table of docs/performance.md.
// Needs Debian's nginx with its brotli module, and wrk. Build first.
import { spawnSync } from 'node:child_process'
import { runnerImport } from 'vite'

const SECONDS = 8
const CONNECTIONS = 200
const CASES = [
  ['home, HTML', '/', 'br'],
  ['an article, HTML', '/resources/blog/reading-a-soc-2-report', 'br'],
  ['largest script', null, 'br'],
  ['unchanged home (304)', '/', 'br', 'etag'],
  ['an unknown address (404)', '/nothing-here', 'br'],
]

const { module } = await runnerImport('./tests/deploy/nginx-server.ts')
const server = await module.startNginx()

async function scriptOf() {
  const html = await (await fetch(server.origin)).text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file)
  const sizes = await Promise.all(
    files.map(async (file) => [(await (await fetch(server.origin + file)).blob()).size, file]),
  )
  return sizes.toSorted(([a], [b]) => b - a)[0][1]
}

async function measure([name, path, encoding, conditional]) {
  const url = server.origin + (path ?? (await scriptOf()))
  const headers = [`Accept-Encoding: ${encoding}`]
  if (conditional)
    headers.push(
      `If-None-Match: ${(await fetch(url, { headers: { 'accept-encoding': encoding } })).headers.get('etag')}`,
    )
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    ...headers.flatMap((h) => ['-H', h]),
    url,
  ]
  const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' })
  const of = (pattern) => pattern.exec(stdout)?.[1] ?? 'none'
  return [
    name,
    of(/Requests\/sec:\s+(\S+)/),
    of(/Transfer\/sec:\s+(\S+)/),
    of(/\n\s+50%\s+(\S+)/),
    of(/\n\s+99%\s+(\S+)/),
    of(/Socket errors: (.*)/),
  ]
}

try {
  const rows = []
  for (const item of CASES) rows.push(await measure(item))
  const head = ['what', 'requests/s', 'bytes/s', 'median', '99 %', 'socket errors']
  console.log(`${CONNECTIONS} connections, ${SECONDS} s each, one worker, wrk on the same machine\n`)
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`)
} finally {
  server.stop()
}
