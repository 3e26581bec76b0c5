import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Counts of tries, kept beside the waiting messages, so that a restarted service goes on from them. */
export function triesIn(folder: string) {
  const pathOf = (name: string) => join(folder, `.${name}.json`)
  return {
    read: async (name: string): Promise<number> =>
      Number.parseInt(await readFile(pathOf(name), 'utf8').catch(() => '0'), 10) || 0,
    /** Lost or torn by a kill it costs one try too many, so it is not synced. */
    write: (name: string, count: number) => writeFile(pathOf(name), String(count), { mode: 0o600 }),
    forget: (name: string) => rm(pathOf(name), { force: true }),
  }
}
