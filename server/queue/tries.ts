import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How often a message was tried, and when it is due again (milliseconds since 1970). */
export interface Tries {
  count: number
  next: number
}

/** Counts of tries, kept beside the waiting messages, so that a restarted service goes on from them. */
export function triesIn(folder: string) {
  const pathOf = (name: string) => join(folder, `.${name}.json`)
  return {
    read: async (name: string): Promise<Tries | null> => {
      const text = await readFile(pathOf(name), 'utf8').catch(() => '')
      try {
        const { count, next } = JSON.parse(text) as Partial<Tries>
        return typeof count === 'number' && typeof next === 'number' ? { count, next } : null
      } catch {
        return null
      }
    },
    /** Lost or torn by a kill it costs one try too early, so it is not synced. */
    write: (name: string, tries: Tries) => writeFile(pathOf(name), JSON.stringify(tries), { mode: 0o600 }),
    forget: (name: string) => rm(pathOf(name), { force: true }),
  }
}
