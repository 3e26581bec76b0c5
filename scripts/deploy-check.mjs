// `npm run deploy:check -- https://www.example.com [--send]`: asks a running site for all that docs/deploy.md promises and
// prints a table. Ends with 1 if anything fails. Sends nothing, unless --send posts one real message through the form.
import { createHash } from 'node:crypto'
import { askAt } from './deploy/ask.mjs'

const HEADERS = {
  'content-security-policy': /default-src 'none'.*script-src 'self' 'sha256-/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
}
const HOSTILE = [
  '/%5Cevil.example/',
  '/%09/evil.example/',
  '/.%5Cevil.example/',
  '/%0d%0aX:%20y/',
  '//evil.example/',
]
const CALL = '/api/v1.0/email/send-form'

const [address, ...flags] = process.argv.slice(2)
if (!address || !URL.canParse(address)) {
  console.error('Usage: npm run deploy:check -- https://www.example.com [--send]')
  process.exit(2)
}
const { origin, protocol, host } = new URL(address)

const ask = askAt(origin)

const rows = []
/** `found` is what was seen: a text, or a list of faults that should be empty. */
function row(what, ok, found) {
  rows.push([ok ? 'ok' : 'FAIL', what, found])
}
const note = (what, found) => rows.push(['note', what, found])

async function checkHeaders(home, script) {
  const places = [
    ['page', home],
    ['script', await ask(script)],
    ['404', await ask('/no-such-page')],
  ]
  places.push(['redirect', await ask('/about-us/')])
  for (const [name, pattern] of Object.entries(HEADERS)) {
    const missing = places
      .filter(([, answer]) => !pattern.test(answer.headers[name] ?? ''))
      .map(([place]) => place)
    row(
      name,
      missing.length === 0,
      missing.length === 0 ? 'on pages, files, redirects, 404' : `not on: ${missing}`,
    )
  }
  const inline = [...home.text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const policy = home.headers['content-security-policy'] ?? ''
  const strange = inline.filter((hash) => !policy.includes(hash))
  row(
    'policy fits the page',
    strange.length === 0,
    strange.length === 0 ? 'hash of the inline script' : 'from another build',
  )
  const tls = home.headers['strict-transport-security'] ?? ''
  if (protocol === 'https:') row('strict-transport-security', /max-age=\d{7,}/.test(tls), tls || 'none')
}

async function checkAddresses() {
  for (const [from, to] of [
    ['/about-us/', '/about-us'],
    ['/about-us/index.html', '/about-us'],
    ['/index.html', '/'],
  ]) {
    const { status, headers } = await ask(from)
    const location = headers.location ? new URL(headers.location, origin) : null
    const right = [301, 308].includes(status) && location?.pathname === to && location.host === host
    row(`${from} leads to ${to}`, right, `${status} ${headers.location ?? ''}`)
  }
  const led = []
  for (const path of HOSTILE) {
    const { headers } = await ask(path)
    if (headers.location && new URL(headers.location.replaceAll('\\', '/'), origin).host !== host)
      led.push(path)
    if ('x' in headers) led.push(path)
  }
  row('no path leads to another host', led.length === 0, led.join(' ') || `${HOSTILE.length} tried`)
  const lost = await ask('/no-such-page')
  row(
    'an unknown address is a 404 with a page',
    lost.status === 404 && /<h1/.test(lost.text),
    String(lost.status),
  )
  if (protocol === 'https:') {
    const open = await askAt(`http://${host}`)('/').catch((error) => ({ status: error.code, headers: {} }))
    const moved = [301, 308].includes(open.status) && (open.headers.location ?? '').startsWith('https:')
    row('http leads to https', moved, `${open.status} ${open.headers.location ?? ''}`)
  }
}

async function checkTransfer(home, script) {
  for (const path of ['/', script])
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
    ]) {
      const { headers } = await ask(path, { 'accept-encoding': accepted })
      const right = headers['content-encoding'] === encoding && /accept-encoding/i.test(headers.vary ?? '')
      const kind = path === '/' ? 'the page' : 'scripts'
      row(
        `${kind} in ${encoding}`,
        right,
        `${headers['content-encoding'] ?? 'plain'}, Vary: ${headers.vary ?? 'none'}`,
      )
    }
  const kept = (await ask(script)).headers['cache-control'] ?? ''
  row('hashed files are kept', /max-age=31536000.*immutable/.test(kept), kept || 'no Cache-Control')
  const page = home.headers['cache-control'] ?? ''
  row('pages are asked for again', /no-cache|max-age=0/.test(page), page || 'no Cache-Control')
  const { etag } = home.headers
  const again = etag ? await ask('/', { 'if-none-match': etag }) : null
  row('an unchanged page is a 304', again?.status === 304, String(again?.status ?? 'no ETag'))
  const film = /"(\/media\/[^"]+\.(?:mp4|webm))"/.exec((await ask('/about-us')).text)?.[1]
  const part = await ask(film ?? '/media/assembly-dark.mp4', { range: 'bytes=100-199' })
  row('films answer ranges', part.status === 206, String(part.status))
}

async function checkForm() {
  const body = new FormData()
  if (flags.includes('--send'))
    for (const [name, value] of [
      ['name', 'Deploy check'],
      ['email', 'deploy-check@example.com'],
      ['subject', 'A message from deploy:check'],
      ['message', `Sent to ${origin} to see that messages arrive.`],
    ])
      body.append(name, value)
  else body.append('name', '')
  const { status } = await fetch(origin + CALL, { method: 'POST', body, headers: { origin } })
  if (flags.includes('--send'))
    return row('a message was taken', status === 200, `${status}: see the mailbox`)
  // A message without a name is refused before anything is written; 429 says that the limit of posts is reached.
  if (status === 400 || status === 429) row('the form', true, `${status}: the mail service answers`)
  else if (status === 404 || status === 405)
    note('the form', `${status}: no mail service here; needs EmailJS keys`)
  else row('the form', false, `${status}: the mail service does not answer`)
}

try {
  const home = await ask('/')
  row(
    'the home page',
    home.status === 200 && /^text\/html; ?charset=utf-8/i.test(home.headers['content-type'] ?? ''),
    `${home.status} ${home.headers['content-type']}`,
  )
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1] ?? '/assets/none.js'
  await checkHeaders(home, script)
  await checkAddresses()
  await checkTransfer(home, script)
  await checkForm()
} catch (error) {
  row(origin, false, error instanceof Error ? error.message : String(error))
}
const width = Math.max(...rows.map(([, what]) => what.length))
for (const [verdict, what, found] of rows)
  console.log(`${verdict.padEnd(4)}  ${what.padEnd(width)}  ${found}`)
const failed = rows.filter(([verdict]) => verdict === 'FAIL').length
console.log(`\n${origin}: ${rows.length - failed} fine, ${failed} not`)
process.exit(failed === 0 ? 0 : 1)
