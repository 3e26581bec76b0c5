import type { Severity } from '#src/content/security-solution/operations.ts'
import type { LogLine } from '#src/demos/operations.ts'
import type { Stop } from '#src/stores/pieces.ts'

const SEVERITIES: readonly Severity[] = ['info', 'watch', 'act']

/** The lines of the log as the vault shows them. */
export const stopsOf = (log: readonly LogLine[]): readonly Stop[] =>
  log.map(({ id, layer, severity }) => ({ id, ring: layer, severity: SEVERITIES.indexOf(severity) }))
