/** The mail service as a program: `npm run serve`, or `node dist-server/main.mjs` where there is no npm. */
import { startService, type Service } from './service.ts'
import { serviceSettings, type ServiceSettings } from './service-settings.ts'
import { SettingsError } from './settings.ts'

/** Milliseconds that running posts and deliveries get after a signal. */
const GRACE = 10_000

function fail(text: string): never {
  process.stderr.write(`The mail service did not start.\n${text}\n`)
  process.exit(1)
}

function readSettings(): ServiceSettings {
  try {
    return serviceSettings(process.env, process.cwd())
  } catch (error) {
    if (error instanceof SettingsError) fail(error.message)
    throw error
  }
}

/** System errors in words; their own text holds paths and addresses, and no secrets. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function stopOn(service: Service, { outbox: { log } }: ServiceSettings): void {
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

const settings = readSettings()
const { outbox, host, siteDir } = settings
const service = await startService(settings).catch((error: unknown) => fail(reasonOf(error)))
stopOn(service, settings)
outbox.log.info('listening', {
  host,
  port: service.port,
  delivers: Boolean(outbox.smtpUrl),
  site: siteDir !== '',
})
