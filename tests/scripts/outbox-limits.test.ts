import { describe, expect, it } from 'vitest'
import { rateLimiter } from '#scripts/outbox/limits.ts'
import { settingsFrom } from '#scripts/outbox/settings.ts'

describe('rateLimiter', () => {
  it('frees one place when the oldest post is a minute old', () => {
    let time = 0
    const wait = rateLimiter(2, () => time)
    expect(wait('a')).toBe(0)
    time = 20_000
    expect(wait('a')).toBe(0)
    expect(wait('a')).toBe(40)
    time = 59_999
    expect(wait('a')).toBe(1)
    time = 60_000
    expect(wait('a')).toBe(0)
    expect(wait('a')).toBe(20)
  })

  it('counts each address by itself', () => {
    const wait = rateLimiter(1, () => 0)
    expect([wait('a'), wait('b'), wait('a'), wait('b')]).toEqual([0, 0, 60, 60])
  })

  it('does not count refused posts', () => {
    let time = 0
    const wait = rateLimiter(1, () => time)
    wait('a')
    for (time = 0; time < 60_000; time += 1000) expect(wait('a')).toBeGreaterThan(0)
    expect(wait('a')).toBe(0)
  })

  it('accepts all at 0', () => {
    const wait = rateLimiter(0, () => 0)
    expect(Array.from({ length: 100 }, () => wait('a')).every((seconds) => seconds === 0)).toBe(true)
  })

  it('forgets the stalest of very many addresses', () => {
    const wait = rateLimiter(1, () => 0)
    for (let index = 0; index <= 10_000; index += 1) wait(`address ${index}`)
    expect(wait('address 10000')).toBe(60)
    expect(wait('address 0')).toBe(0)
  })
})

describe('settingsFrom', () => {
  it('has defaults for what is unset or empty', () => {
    const defaults = { dir: '/site/outbox', ratePerMinute: 10, smtpUrl: '' }
    expect(settingsFrom({}, '/site')).toEqual(defaults)
    expect(settingsFrom({ OUTBOX_DIR: '', OUTBOX_RATE: ' ', SMTP_URL: '' }, '/site')).toEqual(defaults)
  })

  it('reads what is set', () => {
    const env = { OUTBOX_DIR: '/var/mail', OUTBOX_RATE: '0', SMTP_URL: 'smtp://localhost' }
    expect(settingsFrom(env, '/site')).toEqual({
      dir: '/var/mail',
      ratePerMinute: 0,
      smtpUrl: 'smtp://localhost',
    })
  })

  it.each(['ten', '-1', '1.5'])('does not guess at a rate of %s', (rate) => {
    expect(() => settingsFrom({ OUTBOX_RATE: rate }, '/site')).toThrow('OUTBOX_RATE')
  })
})
