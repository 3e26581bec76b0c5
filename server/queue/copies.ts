import { rm } from 'node:fs/promises'
import { filesIn, messagesIn, sizeOf } from './files.ts'

const DAY = 24 * 60 * 60_000

/** How far the oldest are cleared away when there is no more room, so that not every message looks through them all. */
const CLEARED = 0.9

/** Copies of what was delivered, for `days` (0: for ever) and at most `most` bytes: the oldest make room. */
export function createCopies(folder: string, most: number, days: number) {
  let bytes = 0
  let running: Promise<void> | null = null

  async function clear(): Promise<void> {
    const files = await filesIn(folder, await messagesIn(folder))
    let found = sizeOf(files)
    const room = found > most ? most * CLEARED : most
    for (const { path, size, changed } of files) {
      const old = days > 0 && Date.now() - changed > days * DAY
      if (!old && found <= room) continue
      await rm(path, { force: true })
      found -= size
    }
    bytes = found
  }

  function tidy(): Promise<void> {
    running ??= clear().finally(() => {
      running = null
    })
    return running
  }

  return {
    tidy,
    /** Keeps a running total: the folder may hold tens of thousands of files. */
    add(size: number): void {
      bytes += size
      // Where it cannot be done now, the next one does it.
      if (bytes > most) tidy().catch(() => undefined)
    },
  }
}
