import { randomBytes } from 'node:crypto'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

let count = 0

/**
 * Sorts by time; the counter orders messages of one millisecond, the random part those of two servers. A message that
 * brings a key has it in that place, where it outlives a restart and moves along.
 */
export function nameOf(date: Date, key = ''): string {
  count += 1
  const stamp = date.toISOString().replace(/[-:.]/gu, '')
  return `${stamp}-${String(count).padStart(6, '0')}-${key || randomBytes(4).toString('hex')}.eml`
}

/** The key that a message brought; empty where it brought none. */
export const keyIn = (name: string) => /-([\da-f]{32})\.eml$/u.exec(name)?.[1] ?? ''

/** When a message was accepted, from its name; milliseconds since 1970. */
export function acceptedAt(name: string): number {
  const [, date, h, m, s, ms] = /^(\d{8})T(\d{2})(\d{2})(\d{2})(\d{3})Z/u.exec(name) ?? []
  if (date === undefined) return Date.now()
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`
  return Date.parse(`${day}T${h}:${m}:${s}.${ms}Z`)
}

/** Names of the messages in a folder, oldest first. */
export const messagesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^[^.].*\.eml$/u.test(name)).toSorted()

/** Files of a folder with their size and age; what is no file or goes meanwhile is left out. */
export async function filesIn(folder: string, names: readonly string[]) {
  const files: { path: string; size: number; changed: number }[] = []
  for (const path of names.map((name) => join(folder, name))) {
    const info = await stat(path).catch(() => null)
    if (info?.isFile()) files.push({ path, size: info.size, changed: info.mtimeMs })
  }
  return files
}

export const sizeOf = (files: readonly { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0)

export async function writeSynced(path: string, contents: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name in a folder survives a loss of power only when the folder is synced too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
