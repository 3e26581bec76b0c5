import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { serveSite } from '#server/site.ts'

/** Serves dist/ as the real hosts do, also across a build that replaces it. */
export function previewPlugin(): Plugin {
  return {
    name: 'preview-site',
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir)
      if (!existsSync(resolve(dist, 'index.html')))
        throw new Error('dist/ holds no build: run `npm run build` first')
      const answer = serveSite(dist, false)
      // Without the next handler: what is not a file is a 404, not the home page.
      server.middlewares.use((req, res) => answer(req, res))
    },
  }
}
