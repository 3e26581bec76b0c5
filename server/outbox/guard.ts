import type { IncomingMessage } from 'node:http'
import { mailEndpoint } from '#src/content/paths.ts'
import { MAX_BYTES } from './limits.ts'
import { Refusal } from './refusal.ts'

export function isSendCall(url: string | undefined): boolean {
  return (url ?? '').split('?', 1)[0] === mailEndpoint
}

/**
 * Whether another site's page makes the browser post. Browsers say so in two headers; a program that sends
 * neither is no browser and has no visitor whose connection it could abuse.
 */
function isCrossSite({ headers }: IncomingMessage): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (headers.origin === undefined) return false
  const origin = URL.canParse(headers.origin) ? new URL(headers.origin) : null
  return origin?.host !== headers.host?.toLowerCase()
}

/** Refuses what can be refused before the body is read. */
export function checkHead(req: IncomingMessage): void {
  if (req.method !== 'POST') throw new Refusal(405, 'Only POST is answered here', { Allow: 'POST' })
  if (isCrossSite(req)) throw new Refusal(403, 'Posts from other sites are not accepted')
  const type = req.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'multipart/form-data') throw new Refusal(415, 'The body must be multipart/form-data')
  if (Number(req.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge()
}

export function tooLarge(): Refusal {
  return new Refusal(413, `The message is larger than ${MAX_BYTES} bytes`)
}
