import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

let count = 0

/** Sorts by time; the counter orders messages of one millisecond, the random part those of two servers. */
function uniqueName(date: Date): string {
  count += 1
  const stamp = date.toISOString().replace(/[-:.]/gu, '')
  return `${stamp}-${String(count).padStart(6, '0')}-${randomBytes(4).toString('hex')}`
}

/**
 * Writes a message into `dir` and returns its path. It appears whole or not at all: a temporary file is
 * synced to the disk and renamed. Readable by the owner only, as it holds what a visitor wrote.
 */
export async function storeEml(dir: string, eml: Buffer, date: Date): Promise<string> {
  const name = uniqueName(date)
  const temporary = join(dir, `.${name}.tmp`)
  const path = join(dir, `${name}.eml`)
  await mkdir(dir, { recursive: true })
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(eml)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  return path
}
