import { BlockList, isIP } from 'node:net'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { SMTPConnectionAuth, SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

export interface Smtp {
  options: SMTPConnectionOptions
  auth: SMTPConnectionAuth | null
}

/** Milliseconds that each step to a connection with the mail server may take. */
const STEP = 20_000

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Of an IPv4 address within IPv6, too. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/gu, '')
  const version = isIP(bare)
  if (version === 0) return bare === 'localhost' || bare.endsWith('.localhost')
  return loopback.check(bare, version === 6 ? 'ipv6' : 'ipv4')
}

/** What is wrong with the address of a mail server, or null. Says nothing of it, as it may hold a password. */
export function smtpUrlProblem(url: string): string | null {
  const expected = 'must look like smtp://user:password@mail.example.com:587 (or smtps://)'
  if (!URL.canParse(url)) return `${expected}; special characters in the password must be percent-encoded`
  const { protocol, hostname, username, password } = new URL(url)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return expected
  if (hostname === '') return `${expected}: it names no host`
  if (username === '' && password !== '') return `${expected}: it has a password and no user`
  return null
}

/**
 * How to reach the mail server. A password leaves this machine over TLS or not at all; on this machine a
 * certificate would prove nothing, so a self-signed one is taken.
 */
export function smtpFrom(url: string): Smtp {
  const { auth, ...rest } = parseConnectionUrl(url) as SMTPConnectionOptions & { auth?: SMTPConnectionAuth }
  const local = isLoopback(rest.host ?? 'localhost')
  return {
    options: {
      connectionTimeout: STEP,
      greetingTimeout: STEP,
      dnsTimeout: STEP,
      socketCloseTimeout: 0,
      ...rest,
      ...(auth && !local && { requireTLS: true }),
      ...(local && { tls: { rejectUnauthorized: false, ...rest.tls } }),
    },
    auth: auth ?? null,
  }
}
