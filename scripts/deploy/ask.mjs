import { request as plain } from 'node:http'
import { request as secure } from 'node:https'

/** Asks a host for a path, without fetch's own decompression, redirects and tidying of paths. */
export function askAt(base) {
  const { protocol, hostname, port } = new URL(base)
  const request = protocol === 'https:' ? secure : plain
  return (path, headers = {}) => {
    const options = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, headers, timeout: 15_000 }
    return new Promise((answered, failed) => {
      const call = request(options, (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          answered({
            status: response.statusCode,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
      })
      call.on('timeout', () => call.destroy(new Error('no answer within 15 s')))
      call.on('error', failed).end()
    })
  }
}
