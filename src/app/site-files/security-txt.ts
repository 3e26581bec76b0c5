import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'

const DAY = 86_400_000
/** RFC 9116 recommends less than a year, so that nobody trusts a forgotten file. */
const VALID = 364 * DAY

/** security.txt (RFC 9116): whom to tell about a weakness. */
export function securityTxt(now: Date): string {
  return `Contact: mailto:${brand.email.support}
Expires: ${new Date(now.getTime() + VALID).toISOString()}
Preferred-Languages: en
Canonical: ${brand.origin}/.well-known/security.txt
Policy: ${brand.origin}${paths.security}
`
}
