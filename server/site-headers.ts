import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Cache-Control of files whose name holds their hash, and of all others. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'

/**
 * The headers of every page, as the build wrote them into `_headers` for static hosts: the block of all paths. The
 * policy in it names the inline script of this very build.
 */
export function readHostHeaders(dir: string): Record<string, string> {
  const lines = readFileSync(join(dir, '_headers'), 'utf8').split('\n')
  const from = lines.indexOf('/*') + 1
  const to = lines.findIndex((line, index) => index >= from && !line.startsWith('  '))
  if (from === 0) throw new Error(`${dir}/_headers has no block for /*`)
  return Object.fromEntries(
    lines.slice(from, to).map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    }),
  )
}
