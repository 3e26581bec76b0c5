import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { IMMUTABLE, REVALIDATE, readHostHeaders } from './site-headers.ts'

/** Paths of pages: nothing else leads anywhere, so a location can never name another host. */
const PAGE = /^((?:\/[a-z0-9-]+)*)\/(?:index(?:\.html)?)?$/u

const NOT_FOUND = /^\/404(?:\.html)?\/?(?:\?|$)/u

/** How long a request waits for a build that is being put in place, in milliseconds. */
const SWAP = { tries: 20, wait: 50 }

/** A range of bytes as players of films ask for it. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/u

/** Whether a range can be answered. All others are answered by the whole file, as HTTP allows: the file server throws at some. */
function isRange(range: string): boolean {
  const [, from, to] = RANGE.exec(range) ?? []
  return from !== undefined && (to === '' || Number(from) <= Number(to))
}

type Answer = (req: IncomingMessage, res: ServerResponse) => void

/** The one address of a page that was asked for by another; null where it is no page or has no other. */
function redirectOf(dir: string, url: string): string | null {
  const [path = '', query] = url.split('?', 2)
  const page = PAGE.exec(path)?.[1]
  if (page === undefined || path === '/') return null
  if (!existsSync(join(dir, page, 'index.html'))) return null
  return `${page || '/'}${query === undefined ? '' : `?${query}`}`
}

/** Serves one build, as it stands now. */
function serveBuild(dir: string, secure: boolean): Answer {
  const headers = Object.entries(readHostHeaders(dir)).filter(
    ([name]) => secure || name !== 'Strict-Transport-Security',
  )
  const notFound = readFileSync(join(dir, '404.html'))
  const answerWith = (res: ServerResponse) => headers.forEach(([name, value]) => res.setHeader(name, value))
  function answerNotFound(res: ServerResponse): void {
    answerWith(res)
    res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE })
    res.end(notFound)
  }
  const files = sirv(dir, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(res, path) {
      answerWith(res)
      res.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE)
      // The file server's list of types lacks this one, and `nosniff` forbids browsers to guess.
      if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon')
    },
    onNoMatch: (_req, res) => answerNotFound(res),
  })
  return (req, res) => {
    // A file that went away between being found and being opened must not end the process.
    res.once('pipe', (source) => source.once('error', () => res.destroy()))
    if (!isRange(req.headers.range ?? '')) delete req.headers.range
    // Its own address is not found either.
    if (NOT_FOUND.test(req.url ?? '')) return answerNotFound(res)
    const location = redirectOf(dir, req.url ?? '')
    if (location === null) return files(req, res)
    answerWith(res)
    res.writeHead(308, { Location: location, 'Cache-Control': REVALIDATE })
    res.end()
  }
}

/** What tells one build from the next. */
function stampOf(dir: string): string | null {
  try {
    const { ino, mtimeMs } = statSync(join(dir, 'index.html'))
    return `${ino} ${mtimeMs}`
  } catch {
    return null
  }
}

/**
 * Serves the built site as real hosts do: clean URLs, precompressed files, security headers, real 404s. A new build
 * put in place of the old is served from the next request on, with its own headers. `secure`: also over TLS.
 */
export function serveSite(dir: string, secure: boolean): Answer {
  let stamp: string | null = null
  let current: Answer | null = null

  function answer(req: IncomingMessage, res: ServerResponse, tries: number): void {
    const found = stampOf(dir)
    try {
      if (found !== null && found !== stamp) {
        current = serveBuild(dir, secure)
        stamp = found
      }
      if (found !== null && current) return current(req, res)
    } catch {
      if (res.headersSent) return void res.destroy()
      // Half in place: the same as not there.
    }
    if (tries > 0) return void setTimeout(() => answer(req, res, tries - 1), SWAP.wait)
    res.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' })
    res.end('The site is being built')
  }

  return (req, res) => {
    if (req.method === 'GET' || req.method === 'HEAD') return answer(req, res, SWAP.tries)
    // As hosts of plain files answer a post to one.
    res.writeHead(405, {
      Allow: 'GET, HEAD',
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    })
    res.end('Only GET is answered here')
  }
}
