import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Digests of what the committed cards say; tests/dist finds a page that its card no longer tells. */
export const RECORD = 'scripts/media/cards.json'

/** What the card of each page of the build says; `about-us/index.html` has the card `about-us`. */
export async function readCards() {
  const files = await readdir('dist', { recursive: true })
  const pages = files.filter((file) => path.basename(file) === 'index.html').sort()
  return Promise.all(
    pages.map(async (file) => {
      const html = await readFile(path.join('dist', file), 'utf8')
      const name = path.dirname(file).replaceAll(path.sep, '_').replace(/^\.$/, 'home')
      const brand = /og:site_name" content="([^"]+)"/.exec(html)?.[1] ?? ''
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
      const digest = createHash('sha256').update([name, brand, heading].join('\n')).digest('hex').slice(0, 16)
      return { name, brand, heading, digest }
    }),
  )
}
