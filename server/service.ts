import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import { isLoopback } from './queue/smtp-options.ts'
import type { ServiceSettings } from './service-settings.ts'
import { serveSite } from './site.ts'

export interface Service {
  /** The port it listens on. */
  port: number
  /** Takes no more connections, lets what runs come to its end, and resolves. */
  stop: (grace?: number) => Promise<void>
}

/** Milliseconds. Keep-alive outlasts that of nginx, so that the proxy closes connections first. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  // How often Node looks for connections beyond these times; by itself only twice a minute.
  connectionsCheckingInterval: 1000,
}

function say(res: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  res.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
  res.end(text)
}

/** Asked from this machine, and not through a proxy on it. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip']
  return forwarded === undefined && isLoopback(socket.remoteAddress ?? '')
}

function createHttpServer(outbox: Outbox, siteDir: string, timeouts: typeof TIMEOUTS): Server {
  const site = siteDir === '' ? null : serveSite(siteDir, true)
  return createServer(timeouts, (req, res) =>
    outbox.middleware(req, res, async () => {
      const path = (req.url ?? '').split('?', 1)[0]
      const reads = req.method === 'GET' || req.method === 'HEAD'
      if (reads && path === '/healthz') {
        const health = await outbox.health()
        say(res, health.status === 'cannot store' ? 503 : 200, JSON.stringify(health), 'application/json')
      } else if (reads && path === '/metrics' && isLocal(req))
        say(res, 200, outbox.metrics.text(await outbox.gauges()), 'text/plain; version=0.0.4')
      else if (site) site(req, res)
      else say(res, 404, 'Nothing here')
    }),
  )
}

/** Starts the mail service. Rejects where it cannot listen or cannot make its folder. */
export async function startService(
  { port, host, siteDir, outbox: settings }: ServiceSettings,
  timeouts: Partial<typeof TIMEOUTS> = {},
): Promise<Service> {
  const outbox = createOutbox(settings)
  await outbox.start()
  const server = createHttpServer(outbox, siteDir, { ...TIMEOUTS, ...timeouts })
  await once(server.listen(port, host), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop(grace = 10_000) {
      const closed = new Promise((done) => server.close(done))
      // Connections that wait for another request would hold it up, and become idle one by one.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const all = setTimeout(() => server.closeAllConnections(), grace)
      await Promise.all([closed, outbox.stop(grace)])
      clearInterval(idle)
      clearTimeout(all)
    },
  }
}
