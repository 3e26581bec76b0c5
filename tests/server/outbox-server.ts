import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '#server/log.ts'
import type { Middleware } from '#server/outbox/handler.ts'
import { createOutbox, type Outbox } from '#server/outbox/outbox.ts'
import type { OutboxSettings } from '#server/settings.ts'

export const PATH = '/api/v1.0/email/send-form'

export const valid = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'A message of some length.',
  from_name: 'Ada Lovelace',
  from_email: 'ada@example.com',
  timestamp: 'Feb 3, 2026, 4:05:06 AM GMT+1',
  user_agent: 'Test/1',
  page_url: 'https://site.example/contact',
  company_name: 'Example, Inc.',
}

export function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const noop = (): void => undefined

/** A promise that is resolved from outside (Promise.withResolvers needs a newer Node). */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let settle: (value: T) => void = noop
  const promise = new Promise<T>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: settle }
}

export interface TestOutbox {
  origin: string
  dir: string
  outbox: Outbox
  /** Events told to the owner, with their details as JSON. */
  warnings: string[]
  post: (body: BodyInit, headers?: Record<string, string>) => Promise<Response>
  /** Sends raw text over a socket, and answers all that comes back until the server closes. */
  raw: (text: string) => Promise<string>
  /** Names of the files in the outbox or a folder of it, in order. */
  names: (folder?: string) => Promise<string[]>
  /** Contents of the messages, in order. */
  messages: (folder?: string) => Promise<Buffer[]>
  close: () => Promise<void>
}

async function listen(middleware: Middleware): Promise<{ server: Server; port: number }> {
  const server = createServer((req, res) =>
    middleware(req, res, () => {
      res.statusCode = 404
      res.end('next')
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

/** An outbox on a port of its own that writes into a temporary folder; without a rate limit unless told. */
export async function startOutbox(options: Partial<OutboxSettings> = {}): Promise<TestOutbox> {
  const parent = await mkdtemp(join(tmpdir(), 'outbox-'))
  // One level down, so that the outbox has to make its folder.
  const dir = options.dir ?? join(parent, 'messages')
  const warnings: string[] = []
  const log: Log = {
    info: noop,
    warn: (event, details = {}) => warnings.push(`${event} ${JSON.stringify(details)}`),
  }
  const outbox = createOutbox({ dir, ratePerMinute: 0, maxPerHour: 0, log, ...options })
  await outbox.start()
  const { server, port } = await listen(outbox.middleware)
  const origin = `http://127.0.0.1:${port}`
  const names = async (folder = '') => (await readdir(join(dir, folder)).catch(() => [])).toSorted()
  return {
    origin,
    dir,
    outbox,
    warnings,
    names,
    post: (body, headers = {}) => fetch(origin + PATH, { method: 'POST', body, headers }),
    raw: (text) =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        let answer = ''
        socket.on('data', (chunk) => {
          answer += chunk.toString()
        })
        socket.on('close', () => resolve(answer))
        // A reset is a close like any other; what came before it is the answer.
        socket.on('error', noop)
      }),
    messages: async (folder = '') =>
      Promise.all(
        (await names(folder))
          .filter((name) => name.endsWith('.eml'))
          .map((name) => readFile(join(dir, folder, name))),
      ),
    close: async () => {
      await outbox.stop(0)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(parent, { recursive: true, force: true })
    },
  }
}
