import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from './refusal.ts'

/** How long and how much of an unread body is still taken in after the answer. */
const LINGER = 2000
const LINGER_BYTES = 1024 * 1024

/**
 * Closing at once on a body that is still arriving resets the connection, and the client loses the answer.
 * So the rest is read and dropped, within bounds.
 */
function linger(req: IncomingMessage): void {
  if (req.complete) return
  let bytes = 0
  const timer = setTimeout(() => req.destroy(), LINGER)
  req.once('close', () => clearTimeout(timer))
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > LINGER_BYTES) req.destroy()
  })
  req.resume()
}

export function reply(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  })
  res.end(text)
  linger(req)
}

/** Answers a refusal as it says, and anything unexpected with a bare 500. */
export function replyError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (error instanceof Refusal) reply(req, res, error.status, error.message, error.headers)
  else reply(req, res, 500, 'The message could not be stored')
}
