import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { IMMUTABLE, REVALIDATE, securityHeaders } from './headers.ts'

/** Serves dist/ as the real hosts do: clean URLs, precompressed files, security headers, real 404s. */
export function previewPlugin(): Plugin {
  return {
    name: 'preview-site',
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir)
      const page = resolve(dist, 'index.html')
      if (!existsSync(page)) throw new Error('dist/ holds no build: run `npm run build` first')
      const headers = Object.entries(securityHeaders(readFileSync(page, 'utf8')))
      const notFound = readFileSync(resolve(dist, '404.html'))
      const secure = (res: ServerResponse) => headers.forEach(([name, value]) => res.setHeader(name, value))
      const files = sirv(dist, {
        etag: true,
        gzip: true,
        brotli: true,
        setHeaders(res, path) {
          secure(res)
          res.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE)
          // The file server's list of types lacks this one, and `nosniff` forbids browsers to guess.
          if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon')
        },
        onNoMatch(_req, res) {
          secure(res)
          res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE })
          res.end(notFound)
        },
      })
      // Without the next handler: what is not a file is a 404, not the home page.
      server.middlewares.use((req, res) => files(req, res))
    },
  }
}
