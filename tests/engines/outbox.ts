import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { engine } from './ports.ts'

export const outboxDir = resolve(`test-results/outbox-${engine}`)

/** The messages that have arrived. */
export async function delivered(): Promise<Email[]> {
  const names = await readdir(outboxDir).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(resolve(outboxDir, name)))))
}
