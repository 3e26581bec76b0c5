// Writes dist/search-index.json from the prerendered pages: what the site-wide search reads on its first use.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { packIndex } from './search/pack-index.mjs'
import { readPage } from './search/read-page.mjs'

const dist = process.env.SITE_OUT ?? 'dist'
const entries = await readdir(dist, { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && entry.name === 'index.html')
  .map((entry) => path.join(entry.parentPath, entry.name))
  .toSorted()

const pages = []
for (const file of files) {
  const url = `/${path.relative(dist, path.dirname(file)).split(path.sep).join('/')}`
  const page = readPage(await readFile(file, 'utf8'), url)
  if (page) pages.push({ path: url, ...page })
}
await writeFile(path.join(dist, 'search-index.json'), packIndex(pages))
console.log(`${pages.length} pages in the search index`)
