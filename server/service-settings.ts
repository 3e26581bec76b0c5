import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { jsonLog, type Log } from './log.ts'
import { reader, readOutbox, type Environment, type OutboxSettings } from './settings.ts'

export interface ServiceSettings {
  port: number
  host: string
  /** Folder of the built site that is served too; empty: none. */
  siteDir: string
  outbox: Partial<OutboxSettings> & { log: Log }
}

const HOST = /^[\w.:[\]-]+$/u

/** Reads the whole configuration from the environment. Throws an error that lists all that is wrong. */
export function serviceSettings(env: Environment, root: string): ServiceSettings {
  const read = reader(env)
  const { problems, text, whole } = read
  const port = whole('PORT', 8025, 65_535)
  const host = text('HOST') || '127.0.0.1'
  if (!HOST.test(host)) problems.push(`HOST must be a name or an address, not ${JSON.stringify(host)}`)
  const siteDir = text('SITE_DIR') && resolve(root, text('SITE_DIR'))
  for (const file of siteDir === '' ? [] : ['index.html', '404.html', '_headers'])
    if (!existsSync(resolve(siteDir, file)))
      problems.push(`SITE_DIR must hold a built site: ${siteDir} has no ${file}`)
  const log = jsonLog((line) => process.stdout.write(`${line}\n`))
  const outbox = { ...readOutbox(read, root), queue: true, log }
  return read.checked({ port, host: host.replace(/^\[|\]$/gu, ''), siteDir, outbox })
}
