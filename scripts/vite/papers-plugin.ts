import type { Plugin } from 'vite'
import { readLibrary } from '#scripts/articles/library.ts'

/** Loaded on demand, because few runs of Vite set a paper. */
async function press(root: string) {
  const [{ loadFonts }, { paperPdf }] = await Promise.all([
    import('#scripts/papers/fonts.ts'),
    import('#scripts/papers/paper.ts'),
  ])
  const fonts = await loadFonts(root)
  return (piece: Parameters<typeof paperPdf>[0]) => paperPdf(piece, fonts)
}

/** The whitepapers as PDF: files of the build, and made on request in development. */
export function papersPlugin(): Plugin {
  let root = process.cwd()
  const papers = () => readLibrary(root).get('whitepapers') ?? []
  return {
    name: 'papers',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const print = await press(root)
      for (const piece of papers())
        this.emitFile({ type: 'asset', fileName: `${piece.path.slice(1)}.pdf`, source: await print(piece) })
    },
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const piece = papers().find(({ pdf }) => pdf === req.url?.split('?')[0])
        if (!piece) return next()
        press(root)
          .then((print) => print(piece))
          .then((bytes) => res.setHeader('Content-Type', 'application/pdf').end(bytes))
          .catch(next)
      })
    },
  }
}
