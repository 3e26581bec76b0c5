import { access, constants, mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCopies } from './copies.ts'
import { filesIn, messagesIn, nameOf, sizeOf, syncFolder, writeSynced } from './files.ts'
import { triesIn } from './tries.ts'

/** Where a message stands: waiting for the mail server, taken by it, or given up. */
export type Ending = 'sent' | 'failed'
type State = 'new' | Ending
const STATES: readonly State[] = ['new', 'sent', 'failed']

/** More than any message takes as a file, in bytes. */
const LARGEST = 128 * 1024

/** Delivered copies may take this part of what waiting and failed messages may. */
const COPIES = 1 / 4

const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })

/** Whether the largest message could be written, as far as can be told without writing. */
async function hasSpace(folder: string): Promise<boolean> {
  await makeFolder(folder)
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > LARGEST
}

/** Removes what a killed process left half-written. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^\..*\.tmp$/u.test(name)) await rm(join(folder, name), { force: true, recursive: true })
}

/** The file appears whole or not at all: a temporary one is synced to the disk and renamed. */
async function storeWhole(folder: string, name: string, contents: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}.tmp`)
  const final = join(folder, name)
  try {
    await writeSynced(temporary, contents)
    await rename(temporary, final)
    await syncFolder(folder)
  } catch (error) {
    // The visitor is told that it was not stored, and sends it again.
    for (const path of [temporary, final]) await rm(path, { force: true }).catch(() => undefined)
    throw error
  }
}

export type Folder = ReturnType<typeof openFolder>

/**
 * The folder of messages. With `queued`, they come in at `new/` and end in `sent/` or `failed/`; without, they stay
 * as files at the top. Readable by the owner only, as they hold what visitors wrote.
 */
export function openFolder(root: string, queued: boolean, most = Infinity, keepDays = 0) {
  const inbox = queued ? join(root, 'new') : root
  const folders = queued ? STATES.map((state) => join(root, state)) : [root]
  /** What no one may clear away by itself: only this counts against the limit. */
  const kept = queued ? [inbox, join(root, 'failed')] : [root]
  const pathOf = (state: State, name: string) => join(root, state, name)
  const copies = createCopies(join(root, 'sent'), most * COPIES, keepDays)
  const tries = triesIn(inbox)
  let held = 0

  const prepare = async () => void (await Promise.all(folders.map(makeFolder)))

  async function store(eml: Buffer, date: Date, key?: string): Promise<string> {
    const name = nameOf(date, key)
    if (held + eml.length > most) throw Object.assign(new Error('The folder is full'), { code: 'EFULL' })
    held += eml.length
    try {
      await prepare()
      await storeWhole(inbox, name, eml)
    } catch (error) {
      held -= eml.length
      throw error
    }
    return name
  }

  async function move(name: string, state: Ending): Promise<void> {
    await rename(pathOf('new', name), pathOf(state, name))
    if (state === 'failed') return
    const { size } = await stat(pathOf(state, name))
    held -= size
    copies.add(size)
  }

  /**
   * Ends a message's waiting; may be called again where it broke off. `note` is written beside one that is given up,
   * before the message moves, as nothing would write it afterwards.
   */
  async function settle(name: string, state: Ending, note?: string): Promise<void> {
    await prepare()
    if (note !== undefined)
      await writeFile(pathOf(state, name.replace(/\.eml$/u, '.error.txt')), note, { mode: 0o600 })
    await move(name, state).catch((error: NodeJS.ErrnoException) => {
      // Moved before, or taken away by hand: either way it waits no longer.
      if (error.code !== 'ENOENT') throw error
    })
    await syncFolder(join(root, state))
    await syncFolder(inbox)
    await tries.forget(name)
  }

  return {
    prepare,
    store,
    settle,
    tries,
    /** Where the message waits. */
    waitingPath: (name: string) => pathOf('new', name),
    /** Names of all that wait, oldest first. */
    waiting: () => messagesIn(inbox),
    failed: async () => (queued ? messagesIn(join(root, 'failed')) : []),
    /** Names of all messages, oldest first. */
    all: async () => (await Promise.all(folders.map(messagesIn))).flat().toSorted(),
    sweep: async () => void (await Promise.all(folders.map(sweep))),
    /** Counts anew, as files may have been put in or taken out by hand. */
    async recount(): Promise<void> {
      const files = await Promise.all(kept.map(async (path) => filesIn(path, await readdir(path))))
      held = sizeOf(files.flat())
    },
    tidyCopies: async () => (queued ? copies.tidy() : undefined),
    held: () => held,
    takesMessages: async () => held + LARGEST <= most && hasSpace(inbox),
  }
}
