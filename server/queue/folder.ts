import { randomBytes } from 'node:crypto'
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { createCopies } from './copies.ts'
import { triesIn } from './tries.ts'

/** Where a message stands: waiting for the mail server, taken by it, or given up. */
export type State = 'new' | 'sent' | 'failed'
export type Ending = Exclude<State, 'new'>
const STATES: readonly State[] = ['new', 'sent', 'failed']

/** A temporary file this old, in milliseconds, belongs to a process that is gone. */
const STALE = 10 * 60_000

/** More than any message takes as a file, in bytes. */
const LARGEST = 128 * 1024

/** Delivered copies may take this part of what waiting and failed messages may. */
const COPIES = 1 / 4

let count = 0

/** Sorts by time; the counter orders messages of one millisecond, the random part those of two servers. */
function uniqueName(date: Date): string {
  count += 1
  const stamp = date.toISOString().replace(/[-:.]/gu, '')
  return `${stamp}-${String(count).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`
}

async function writeSynced(path: string, contents: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name in a folder survives a loss of power only when the folder is synced too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let bytes = 0
  for (const name of names) bytes += (await stat(join(folder, name)).catch(() => null))?.size ?? 0
  return bytes
}

/** Removes what a killed process left half-written. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\..*\.tmp$/u.test(name)) continue
    const path = join(folder, name)
    const info = await stat(path).catch(() => null)
    if (info?.isFile() && Date.now() - info.mtimeMs > STALE) await rm(path, { force: true })
  }
}

const messagesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^[^.].*\.eml$/u.test(name)).toSorted()

export type Folder = ReturnType<typeof openFolder>

/**
 * The folder of messages. With `queued`, they come in at `new/` and end in `sent/` or `failed/`; without, they stay
 * as files at the top. Readable by the owner only, as they hold what visitors wrote.
 */
export function openFolder(root: string, queued: boolean, most = Infinity, keepDays = 0) {
  const inbox = queued ? join(root, 'new') : root
  const folders = queued ? STATES.map((state) => join(root, state)) : [root]
  /** What no one may clear away by itself: only this counts against the limit. */
  const heldIn = queued ? [inbox, join(root, 'failed')] : [root]
  const pathOf = (state: State, name: string) => join(root, state, name)
  const copies = createCopies(join(root, 'sent'), most * COPIES, keepDays)
  let held = 0
  const tries = triesIn(inbox)

  async function prepare(): Promise<void> {
    for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 })
  }

  /** It appears whole or not at all: a temporary file is synced to the disk and renamed. */
  async function store(eml: Buffer, date: Date): Promise<string> {
    const name = uniqueName(date)
    const temporary = join(inbox, `.${name}.tmp`)
    if (held + eml.length > most) throw Object.assign(new Error('The folder is full'), { code: 'EFULL' })
    held += eml.length
    try {
      await prepare()
      await writeSynced(temporary, eml)
      await rename(temporary, join(inbox, name))
      await syncFolder(inbox)
    } catch (error) {
      held -= eml.length
      await rm(temporary, { force: true }).catch(() => undefined)
      throw error
    }
    return name
  }

  /**
   * Ends a message's waiting; may be called again where it broke off. `note` is written beside one that is given up,
   * before the message moves, as nothing would write it afterwards.
   */
  async function settle(name: string, state: Ending, note?: string): Promise<void> {
    await prepare()
    if (note !== undefined)
      await writeFile(pathOf(state, name.replace(/\.eml$/u, '.error.txt')), note, { mode: 0o600 })
    try {
      await rename(pathOf('new', name), pathOf(state, name))
      if (state === 'sent') {
        const { size } = await stat(pathOf(state, name))
        held -= size
        copies.add(size)
      }
    } catch (error) {
      // Moved before, or taken away by hand: either way it waits no longer.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    await syncFolder(join(root, state))
    await syncFolder(inbox)
    await tries.forget(name)
  }

  return {
    prepare,
    store,
    settle,
    /** Where the message waits. */
    waitingPath: (name: string) => pathOf('new', name),
    /** Names of all that wait, oldest first. */
    waiting: () => messagesIn(inbox),
    /** Names of all that were given up. */
    failed: () => (queued ? messagesIn(join(root, 'failed')) : Promise.resolve([])),
    /** To be called before anything else, by the only process that uses the folder. */
    sweep: async () => void (await Promise.all(folders.map(sweep))),
    /** Counts anew, as files may have been put in or taken out by hand. */
    async recount(): Promise<void> {
      held = (await Promise.all(heldIn.map(sizeOf))).reduce((sum, size) => sum + size, 0)
    },
    tidyCopies: () => (queued ? copies.tidy() : Promise.resolve()),
    held: () => held,
    /** Whether a message of the largest size could be written now, as far as can be told without writing. */
    async takesMessages(): Promise<boolean> {
      if (held + LARGEST > most) return false
      await prepare()
      await access(inbox, constants.W_OK)
      const { bavail, bsize } = await statfs(inbox)
      return bavail * bsize > LARGEST
    },
    tries,
  }
}

/** When a message was accepted, from its name; milliseconds since 1970. */
export function acceptedAt(name: string): number {
  const [, date, h, m, s, ms] = /^(\d{8})T(\d{2})(\d{2})(\d{2})(\d{3})Z/u.exec(name) ?? []
  if (date === undefined) return Date.now()
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`
  return Date.parse(`${day}T${h}:${m}:${s}.${ms}Z`)
}
