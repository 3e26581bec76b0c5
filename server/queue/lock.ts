import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds in which another process that starts at the same moment has put its own socket in this one's place. */
const CONTEST = 100

/** Longest path of a socket, bytes. Systems cut off what is beyond, some without a word, and no lock would be found again. */
const LONGEST = 103

/** What the process behind the socket says; null where there is none. */
const ask = (path: string): Promise<string | null> => text(connect(path)).catch(() => null)

/**
 * Keeps a second process off the folder: two would deliver everything twice. The lock is a socket that answers, which
 * ends with its process however that ends, and which containers that share the folder see, unlike process ids.
 * Resolves with a way to unlock; rejects where another process holds it, and where the path is too long for a socket.
 */
export async function lock(path: string): Promise<() => void> {
  if (Buffer.byteLength(path) > LONGEST)
    throw new Error(`The folder of messages needs a shorter path: ${path} has more than ${LONGEST} bytes.`)
  const id = randomUUID()
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(id)
  })
  const listen = () => once(server.listen(path), 'listening')
  const taken = () => new Error(`Another process already uses this folder of messages (${path} answers).`)
  await listen().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    if ((await ask(path)) !== null) throw taken()
    // Left by a process that was killed.
    await rm(path, { force: true })
    await listen().catch(() => {
      throw taken()
    })
  })
  server.unref()
  await wait(CONTEST)
  // Not closed where it was replaced: that would remove the file of the other.
  if ((await ask(path)) !== id) throw taken()
  return () => void server.close()
}
