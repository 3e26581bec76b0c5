import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createServer, preview } from 'vite'
import { outboxPlugin } from '#server/vite-plugin.ts'
import { form, PATH, valid } from './outbox-server.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'outbox-site-'))
  await writeFile(join(root, '.env'), 'OUTBOX_DIR=letters\nOUTBOX_RATE=3\n')
  await mkdir(join(root, 'dist'))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>dev</title>')
  await writeFile(join(root, 'dist/index.html'), '<!doctype html><title>built</title>')
})

afterEach(() => rm(root, { recursive: true, force: true }))

/** Posts until the rate of the .env file is used up, and asks for a stored message over HTTP. */
async function tryOut(
  base: string,
): Promise<{ statuses: number[]; page: number; stored: string[]; leak: string }> {
  const statuses: number[] = []
  for (let index = 0; index < 4; index += 1) {
    statuses.push((await fetch(base + PATH, { method: 'POST', body: form(valid) })).status)
  }
  const stored = await readdir(join(root, 'letters'))
  const leak = await (await fetch(`${base}/letters/${stored[0]}`)).text()
  return { statuses, stored, leak, page: (await fetch(`${base}/`)).status }
}

const common = { configFile: false, logLevel: 'silent', plugins: [outboxPlugin()] } as const

it.each(['dev', 'preview'])(
  'answers on the %s server, by the .env file, and shows no message to anyone',
  async (kind) => {
    const at = { host: '127.0.0.1', port: 0 }
    const plugins = [...common.plugins]
    const server =
      kind === 'dev'
        ? await createServer({ ...common, plugins, root, server: at }).then((dev) => dev.listen())
        : await preview({ ...common, plugins, root, preview: at })
    try {
      const address = server.httpServer?.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const { statuses, stored, leak, page } = await tryOut(`http://127.0.0.1:${port}`)
      expect(statuses).toEqual([200, 200, 200, 429])
      expect(stored).toHaveLength(3)
      expect(leak).not.toContain(valid.message)
      expect(page).toBe(200)
    } finally {
      await server.close()
    }
  },
)
