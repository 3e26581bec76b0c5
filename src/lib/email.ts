/**
 * The shape of spec §5: text, one at sign, text, dot, text, no whitespace anywhere.
 * Not a regular expression: the usual one backtracks quadratically, and the outbox asks this of strangers.
 */
export function isEmail(value: string): boolean {
  if (/\s/u.test(value)) return false
  const at = value.indexOf('@')
  if (at < 1 || value.includes('@', at + 1)) return false
  const domain = value.slice(at + 1)
  const dot = domain.indexOf('.', 1)
  return dot > 0 && dot < domain.length - 1
}
