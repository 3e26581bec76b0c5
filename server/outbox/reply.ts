import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerPage, PAGE_POLICY } from './answer-page.ts'

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

/** Answers in plain text, and with a page where a browser goes to the answer: it asks for one, which no script does. */
export function reply(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const page = req.headers.accept?.includes('text/html') ?? false
  res.writeHead(status, {
    'Content-Type': `text/${page ? 'html' : 'plain'}; charset=utf-8`,
    'Cache-Control': 'no-store',
    ...(page && { 'Content-Security-Policy': PAGE_POLICY }),
    ...headers,
  })
  res.end(page ? answerPage(status, text) : text)
  linger(req)
}
