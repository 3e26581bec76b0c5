// `npm run measure [-- NAME [route …]]`: measures the built site and prints a table of docs/performance.md. NAME is a
// module of scripts/measure/, `bytes` where none is given; each says what it measures, and of which routes unasked.
import { existsSync } from 'node:fs'
import { preview } from 'vite'

const [name = 'bytes', ...routes] = process.argv.slice(2)
const file = new URL(`measure/${name}.mjs`, import.meta.url)
if (!existsSync(file)) throw new Error(`scripts/measure/ has no ${name}`)
const { measure } = await import(file)

const port = Number(process.env.MEASURE_PORT ?? 4188)
const server = await preview({ preview: { port }, logLevel: 'error' })
try {
  // Undefined, so that a module measures its own routes.
  const named = routes.length > 0 ? routes : undefined
  for (const { title, head, rows } of await measure(`http://127.0.0.1:${port}`, named)) {
    const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
    console.log(`\n${title}\n\n${lines.join('\n')}`)
  }
} finally {
  await server.close()
}
