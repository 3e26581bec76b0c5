import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const family = (version: number) => (version === 6 ? 'ipv6' : 'ipv4')

/** `::ffff:1.2.3.4`, as a socket that takes both kinds says it, is `1.2.3.4`. */
const plainAddress = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.\d+)/iu, '')

function parseNetwork(text: string): { address: string; version: number; bits: number } | null {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  const most = version === 6 ? 128 : 32
  if (version === 0 || rest.length > 0) return null
  if (bits === undefined) return { address, version, bits: most }
  return /^\d{1,3}$/u.test(bits) && Number(bits) <= most ? { address, version, bits: Number(bits) } : null
}

export function trustedProxyProblem(text: string): string | null {
  return parseNetwork(text)
    ? null
    : `must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not ${JSON.stringify(text)}`
}

/** The first four groups of an IPv6 address: what one household or one rented server has to itself. */
function network64(address: string): string {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  // A dotted end counts as two groups.
  const present = first.length + last.length + (address.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - present }, () => '0')
  const four = [...first, ...zeros, ...last].slice(0, 4)
  return `${four.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** What limits count by: an IPv4 address, or the /64 network of an IPv6 address. */
export function limitKey(address: string): string {
  const plain = plainAddress(address)
  return isIP(plain) === 6 ? network64(plain) : plain
}

/**
 * Who posts. X-Forwarded-For is read from its end, where the nearest proxy wrote, and only as far as proxies that
 * the configuration names have written it: what lies before was sent by anyone. `unnamed` is called where no such
 * proxy sends one: behind it all visitors would count as one.
 */
export function clientAddress(
  trusted: readonly string[],
  unnamed: () => void = () => undefined,
): (req: IncomingMessage) => string {
  const proxies = new BlockList()
  for (const text of trusted) {
    const network = parseNetwork(text)
    if (network) proxies.addSubnet(network.address, network.bits, family(network.version))
  }
  const isProxy = (address: string) => {
    const version = isIP(address)
    return version !== 0 && proxies.check(address, family(version))
  }
  return (req) => {
    let address = plainAddress(req.socket.remoteAddress ?? '')
    const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    if (forwarded.join('') !== '' && !isProxy(address)) unnamed()
    while (isProxy(address)) {
      const before = plainAddress(forwarded.pop() ?? '')
      if (isIP(before) === 0) break
      address = before
    }
    return address
  }
}
