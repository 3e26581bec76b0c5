import type { StorageProvider } from '@emailjs/browser'
import { readStored, writeStored } from '#src/lib/storage.ts'

/** Local storage key of the last send. One for the whole site: the library's default is one for each page. */
export const THROTTLE_KEY = 'mail-sent-at'

/**
 * The storage in which the library keeps its throttle stamp. The stamp is written before the request, so a
 * failed send would block its own retry: `undo` takes it back, but only if this attempt wrote it.
 */
export function throttleStamp(): { provider: StorageProvider; undo: () => void } {
  let written = false
  return {
    provider: {
      get: (key) => Promise.resolve(readStored('local', key)),
      set: (key, value) => {
        written = true
        writeStored('local', key, value)
        return Promise.resolve()
      },
      remove: (key) => Promise.resolve(writeStored('local', key, null)),
    },
    undo: () => {
      if (written) writeStored('local', THROTTLE_KEY, null)
    },
  }
}
