import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outbox, type Middleware } from '#scripts/outbox/handler.ts'
import type { OutboxSettings } from '#scripts/outbox/settings.ts'

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
  warnings: string[]
  post: (body: BodyInit, headers?: Record<string, string>) => Promise<Response>
  /** Sends raw text over a socket, and answers all that comes back until the server closes. */
  raw: (text: string) => Promise<string>
  /** Names of the files in the outbox, in order. */
  names: () => Promise<string[]>
  /** Contents of the messages, in order. */
  messages: () => Promise<Buffer[]>
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
  const dir = join(parent, 'messages')
  const warnings: string[] = []
  const warn = (line: string) => warnings.push(line)
  const { server, port } = await listen(outbox({ dir, ratePerMinute: 0, warn, ...options }))
  const origin = `http://127.0.0.1:${port}`
  const names = async () => (await readdir(dir).catch(() => [])).toSorted()
  return {
    origin,
    dir,
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
    messages: async () => Promise.all((await names()).map((name) => readFile(join(dir, name)))),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(parent, { recursive: true, force: true })
    },
  }
}
