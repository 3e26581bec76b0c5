/** What no address may hold: space, what cannot be seen, and what separates addresses in a mail header. */
const FORBIDDEN = /[\s,;\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A domain is letters, digits, hyphens and dots; the parsers of addresses drop what stands behind another sign. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * The shape of spec §5: text, one at sign, text, dot, text, no whitespace anywhere.
 * Not a regular expression: the usual one backtracks quadratically, and the outbox asks this of strangers.
 */
export function isEmail(value: string): boolean {
  if (FORBIDDEN.test(value)) return false
  const at = value.indexOf('@')
  if (at < 1 || value.includes('@', at + 1)) return false
  const domain = value.slice(at + 1)
  if (!DOMAIN.test(domain)) return false
  const dot = domain.indexOf('.', 1)
  return dot > 0 && dot < domain.length - 1
}
