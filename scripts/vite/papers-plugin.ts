import type { Plugin } from 'vite'
import { readLibrary } from '#scripts/articles/library.ts'

/** The whitepapers as PDF: files of the build, and made on request in development. */
export function papersPlugin(): Plugin {
  let root = process.cwd()
  const papers = () => readLibrary(root).get('whitepapers') ?? []
  // Loaded here, because few runs of Vite set a paper.
  const print = async (piece: Parameters<typeof import('#scripts/papers/paper.ts').paperPdf>[0]) =>
    (await import('#scripts/papers/paper.ts')).paperPdf(piece, root)
  return {
    name: 'papers',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const piece of papers())
        this.emitFile({ type: 'asset', fileName: `${piece.path.slice(1)}.pdf`, source: await print(piece) })
    },
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const piece = papers().find(({ pdf }) => pdf === req.url?.split('?')[0])
        if (!piece) return next()
        print(piece).then((bytes) => res.setHeader('Content-Type', 'application/pdf').end(bytes), next)
      })
    },
  }
}
