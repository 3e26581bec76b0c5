import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { jsonLog, type Log } from './log.ts'
import { reader, settingsFrom, SettingsError, type Environment, type OutboxSettings } from './settings.ts'

export interface ServiceSettings {
  port: number
  host: string
  /** Folder of the built site that is served too; empty: none. */
  siteDir: string
  outbox: Partial<OutboxSettings> & { log: Log }
}

const HOST = /^[\w.:[\]-]+$/u

/** What is wrong with the outbox's own settings, beside those of the service. */
function outboxSettings(env: Environment, root: string, problems: string[]): Partial<OutboxSettings> {
  try {
    return settingsFrom(env, root)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    problems.push(error.message)
    return {}
  }
}

/** Reads the whole configuration from the environment. Throws a SettingsError that lists all that is wrong. */
export function serviceSettings(env: Environment, root: string): ServiceSettings {
  const { problems, text, whole, check } = reader(env)
  const port = whole('PORT', 8025, 65_535)
  const host = text('HOST') || '127.0.0.1'
  if (!HOST.test(host)) problems.push(`HOST must be a name or an address, not ${JSON.stringify(host)}`)
  const siteDir = text('SITE_DIR') && resolve(root, text('SITE_DIR'))
  for (const file of siteDir === '' ? [] : ['index.html', '404.html', '_headers'])
    if (!existsSync(resolve(siteDir, file)))
      problems.push(`SITE_DIR must hold a built site: ${siteDir} has no ${file}`)
  const outbox = outboxSettings(env, root, problems)
  check()
  const log = jsonLog((line) => process.stdout.write(`${line}\n`))
  return { port, host: host.replace(/^\[|\]$/gu, ''), siteDir, outbox: { ...outbox, queue: true, log } }
}
