import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientAddress, limitKey } from '#server/outbox/client-address.ts'
import { gate } from '#server/outbox/limits.ts'
import { box, start } from './outbox-fixture.ts'
import { form, valid } from './outbox-server.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

describe('who posts', () => {
  it.each([
    ['no proxy is trusted', [], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['the peer is no trusted proxy', ['127.0.0.1'], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['one proxy', ['127.0.0.1'], '127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['one proxy, as a socket of both kinds says it', ['127.0.0.1'], '::ffff:127.0.0.1', '9.9.9.9', '9.9.9.9'],
    [
      'forged entries before it',
      ['127.0.0.1'],
      '127.0.0.1',
      '10.0.0.1, 127.0.0.1, 198.51.100.7',
      '198.51.100.7',
    ],
    [
      'two proxies',
      ['127.0.0.1', '10.0.0.0/8'],
      '127.0.0.1',
      '1.1.1.1, 198.51.100.7, 10.2.3.4',
      '198.51.100.7',
    ],
    ['nonsense', ['127.0.0.1'], '127.0.0.1', 'unknown', '127.0.0.1'],
    ['no header', ['::1'], '::1', undefined, '::1'],
  ])('%s', (_, trusted, peer, forwarded, expected) => {
    expect(clientAddress(trusted)(request(peer, forwarded))).toBe(expected)
  })
})

describe('what limits count by', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s → %s', (address, key) => {
    expect(limitKey(address)).toBe(key)
  })

  it('the rate follows the visitor, not the proxy', async () => {
    await start({ ratePerMinute: 1, trustedProxies: ['127.0.0.1'] })
    const from = async (address: string) =>
      (await box.post(form(valid), { 'x-forwarded-for': address })).status
    expect([await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.1')]).toEqual([
      200, 200, 429,
    ])
    expect([await from('2001:db8::1'), await from('2001:db8::2')]).toEqual([200, 429])
  })
})

it('a proxy that is not named is told of, once and without its address; one that is named is not', async () => {
  const from = (address?: string) =>
    box.post(form(valid), address === undefined ? {} : { 'x-forwarded-for': address })
  await start({ trustedProxies: ['127.0.0.1'] })
  await from('192.0.2.1')
  expect(box.warnings).toEqual([])
  await box.close()
  await start({ trustedProxies: ['10.0.0.1'] })
  await from()
  expect(box.warnings).toEqual([])
  await from('192.0.2.1')
  await from('192.0.2.2')
  expect(box.warnings).toEqual(['proxy-not-named {"setting":"TRUSTED_PROXIES"}'])
})

describe('places', () => {
  it('are limited in all and for each address, and come back', () => {
    const places = gate(3, 2)
    const leave = places.enter('a')
    places.enter('a')
    expect(() => places.enter('a')).toThrow('Busy')
    places.enter('b')
    expect(() => places.enter('c')).toThrow('Busy')
    leave()
    places.enter('c')
  })
})
