import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { afterEach } from 'vitest'

export interface Mail {
  from: string
  to: string[]
  data: Buffer
}

export interface MailServer {
  url: string
  port: number
  /** What was taken, in order. */
  mails: Mail[]
  /** Connections: in all, and the most at one time. */
  connections: { total: number; most: number }
  close: () => Promise<void>
}

/** What the server does with the message that comes next; null takes it. */
export type Conduct = (session: SMTPServerSession, mails: readonly Mail[]) => Error | 'hang' | 'drop' | null

export const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode })

const servers = new Set<MailServer>()
afterEach(async () => {
  await Promise.all([...servers].map((server) => server.close()))
})

/** smtp-server keeps its sockets to itself; this is the only way to cut one. */
interface WithConnections {
  connections: Set<{ _socket: { destroy: () => void } }>
}

/** A mail server on this machine, plain unless told; one that comes back has the port and the mails of before. It ends with the test. */
export async function startMailServer(
  conduct: Conduct = () => null,
  options: SMTPServerOptions = {},
  { port = 0, mails = [] }: { port?: number; mails?: Mail[] } = {},
): Promise<MailServer> {
  const connections = { total: 0, most: 0 }
  let open = 0
  const cut = () => {
    for (const { _socket } of (server as unknown as WithConnections).connections) _socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onConnect(_session, done) {
      open += 1
      connections.total += 1
      connections.most = Math.max(connections.most, open)
      done()
    },
    onClose() {
      open -= 1
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      const answer = conduct(session, mails)
      // Only then the client knows that it may send, and the cut is about this message.
      if (answer === 'drop') return stream.once('data', cut)
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (answer === 'hang') return
        if (answer) return done(answer)
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        mails.push({ from, to: rcptTo.map(({ address }) => address), data: Buffer.concat(chunks) })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const bound = (server.server.address() as AddressInfo).port
  const handle: MailServer = {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    connections,
    async close() {
      servers.delete(handle)
      await new Promise<void>((closed) => {
        server.close(() => closed())
        cut()
      })
    },
  }
  servers.add(handle)
  return handle
}

export const headerOf = ({ data }: Mail, name: string): string =>
  new RegExp(`^${name}: (.*)\r$`, 'mu').exec(data.toString())?.[1] ?? ''

/** The first occurrence of each message is enough: a mail program knows one by its Message-ID. */
export const subjectsOf = (mails: readonly Mail[]) => mails.map((mail) => headerOf(mail, 'Subject'))
