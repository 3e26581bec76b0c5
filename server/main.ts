/** The mail service as a program: `npm run serve`, or `node dist-server/main.mjs` where there is no npm. */
import type { Log } from './log.ts'
import { startService, type Service } from './service.ts'
import { serviceSettings } from './service-settings.ts'

/** Milliseconds that running posts and deliveries get after a signal. */
const GRACE = 10_000

function stopOn(service: Service, log: Log): void {
  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) process.exit(1)
    stopping = true
    log.info('stopping', { signal })
    await service.stop(GRACE)
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void stop(name))
}

try {
  const settings = serviceSettings(process.env, process.cwd())
  const { outbox, host, siteDir } = settings
  const service = await startService(settings)
  stopOn(service, outbox.log)
  outbox.log.info('listening', {
    host,
    port: service.port,
    delivers: Boolean(outbox.smtpUrl),
    site: siteDir !== '',
  })
} catch (error) {
  // System errors in words; their own text holds paths and addresses, and no secrets.
  process.stderr.write(
    `The mail service did not start.\n${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
