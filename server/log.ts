export type Details = Readonly<Record<string, string | number | boolean>>

/** What happened, without what a visitor wrote, who they are or where they came from. */
export interface Log {
  info: (event: string, details?: Details) => void
  warn: (event: string, details?: Details) => void
}

/** What the log says of an error of the file system. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | null)?.code ?? 'UNKNOWN'
}

/** One JSON object a line, for journals and log collectors. */
export function jsonLog(write: (line: string) => void): Log {
  const at = (level: string) => (event: string, details?: Details) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...details }))
  return { info: at('info'), warn: at('warn') }
}

/** For the dev and preview servers: only what the owner has to know, in words. */
export function consoleLog(warn: (line: string) => void): Log {
  return {
    info: () => undefined,
    warn: (event, details = {}) => {
      const rest = Object.entries(details).map(([name, value]) => ` ${name}=${String(value)}`)
      warn(`Outbox: ${event}${rest.join('')}`)
    },
  }
}
