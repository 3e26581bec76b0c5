import type { Plugin } from 'vite'
import { allPieces, readLibrary } from '#scripts/articles/library.ts'
import { plates, plateSvg } from '#scripts/articles/plates/plates.ts'

/** The files of all plates by their addresses, each beside the page of its article. */
export function plateFiles(root?: string): ReadonlyMap<string, string> {
  const pieces = allPieces(readLibrary(root))
  return new Map(
    pieces.map(({ file, path }) => {
      const plate = plates[path.slice(path.lastIndexOf('/') + 1)]
      if (!plate) throw new Error(`${file} has no plate in scripts/articles/plates/plates.ts`)
      return [`${path}.svg`, plateSvg(plate)]
    }),
  )
}

/** Writes the plates as files: drawn in a page they would be in its script once more, and heavier than its text. */
export function platesPlugin(): Plugin {
  let root = process.cwd()
  let client = false
  return {
    name: 'plates',
    configResolved(config) {
      root = config.root
      client = !config.build.ssr
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const svg = request.url?.endsWith('.svg') && plateFiles(root).get(request.url)
        if (!svg) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(svg)
      })
    },
    generateBundle() {
      if (!client) return
      for (const [address, source] of plateFiles(root))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
  }
}
