import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const SHELF = 'resources/whitepapers'

/** Digests of what the committed papers say; tests/dist finds a page that its file no longer tells. */
export const RECORD = 'scripts/media/papers.json'

/** The whitepapers of the build: where each page is, its brand, title and text. */
export async function readPapers() {
  const entries = await readdir(path.join('dist', SHELF), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(
    names.sort().map(async (name) => {
      const html = await readFile(path.join('dist', SHELF, name, 'index.html'), 'utf8')
      const text = /<article.*<\/article>/s.exec(html)?.[0] ?? ''
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
      return { name, url: `/${SHELF}/${name}`, text, digest }
    }),
  )
}
