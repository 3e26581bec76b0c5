// Writes .br and .gz beside every text file of the build, for servers that send precompressed files.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|xml|txt|json|webmanifest|ico)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const dist = process.env.SITE_OUT ?? 'dist'
const entries = await readdir(dist, { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
await Promise.all(
  files.map(async (file) => {
    const bytes = await readFile(file)
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${file}.br`, await brotli(bytes, { params: size }))
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
  }),
)
