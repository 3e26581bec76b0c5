import { keyIn } from './files.ts'

/** Beyond this many the oldest are forgotten: a message is sent again within minutes. */
const MOST = 50_000

/** The keys that have come: what is sent again with its key, as its answer was lost, is not stored again. */
export function createKeys() {
  const known = new Map<string, Promise<unknown>>()

  function add(key: string, stored: Promise<unknown>): void {
    known.set(key, stored)
    const [oldest = ''] = known.keys()
    if (known.size > MOST) known.delete(oldest)
  }

  return {
    /** Takes the keys from the names of messages, oldest first. */
    load(names: readonly string[]): void {
      for (const key of names.map(keyIn).filter(Boolean)) add(key, Promise.resolve())
    },
    /** Stores a message; null where one with this key is on the disk. An empty key is none. */
    async once(key: string, store: () => Promise<string>): Promise<string | null> {
      if (key === '') return store()
      const before = known.get(key)
      if (before) return before.then(() => null)
      const stored = store()
      add(key, stored)
      return stored.catch((error: unknown) => {
        known.delete(key)
        throw error
      })
    },
  }
}
