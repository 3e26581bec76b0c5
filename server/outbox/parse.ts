import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import { tooLarge } from './guard.ts'
import { MAX_BYTES, MAX_PARTS } from './limits.ts'
import { Refusal } from './refusal.ts'

function createParser(req: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: req.headers,
      limits: { fieldSize: MAX_BYTES, files: 0, parts: MAX_PARTS },
    })
  } catch {
    throw new Refusal(400, 'The multipart body has no boundary')
  }
}

/**
 * Reads the text fields of a multipart body; of repeated names the first counts, files are skipped.
 * Rejects with a Refusal: 400 malformed, 408 not complete after `timeout` milliseconds, 413 too large.
 */
export async function readFields(req: IncomingMessage, timeout: number): Promise<Map<string, string>> {
  const parser = createParser(req)
  const fields = new Map<string, string>()
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Refusal(408, 'The message took too long to arrive', { Connection: 'close' }))
      }, timeout)
      parser.on('field', (name, value) => {
        if (!fields.has(name)) fields.set(name, value)
      })
      parser.on('partsLimit', () => reject(new Refusal(400, `More than ${MAX_PARTS} fields`)))
      parser.on('error', () => reject(new Refusal(400, 'The multipart body is malformed')))
      parser.on('close', resolve)
      req.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MAX_BYTES) reject(tooLarge())
      })
      req.on('error', () => reject(new Refusal(400, 'The connection broke')))
      req.pipe(parser)
    })
  } finally {
    clearTimeout(timer)
    req.unpipe(parser)
  }
  return fields
}
