import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rejectOnAbort, withOptions } from '#src/services/mail-abort.ts'

const URL_OF_CALL = 'https://mail.example/send'
const request = vi.fn<typeof fetch>()

beforeEach(() => {
  request.mockReset()
  request.mockImplementation(() => Promise.resolve(new Response('OK')))
  vi.stubGlobal('fetch', request)
})

describe('withOptions', () => {
  it('adds what it is given to the one request, and to no other', async () => {
    const { signal } = new AbortController()
    const init = { method: 'POST' }
    await withOptions(URL_OF_CALL, { signal, headers: { key: 'k' } }, async () => {
      await fetch('/other', init)
      await fetch(URL_OF_CALL, init)
      return fetch(URL_OF_CALL, init)
    })
    expect(request.mock.calls).toEqual([
      ['/other', init],
      [URL_OF_CALL, { ...init, signal, headers: { key: 'k' } }],
      [URL_OF_CALL, init],
    ])
  })

  it('hands fetch back as the request leaves, not when it is answered', () => {
    void withOptions(URL_OF_CALL, {}, () => fetch(URL_OF_CALL))
    expect(globalThis.fetch).toBe(request)
  })

  it.each(['rejects', 'answers'])('hands fetch back when the call %s without a request', async (how) => {
    const call = withOptions(URL_OF_CALL, {}, () =>
      how === 'rejects' ? Promise.reject(new Error('refused')) : Promise.resolve('none'),
    )
    expect(globalThis.fetch).not.toBe(request)
    await Promise.allSettled([call])
    expect(globalThis.fetch).toBe(request)
  })

  it('does not undo what someone else made of fetch meanwhile', async () => {
    const theirs = vi.fn<typeof fetch>()
    await withOptions(URL_OF_CALL, {}, async () => {
      globalThis.fetch = theirs
    })
    expect(globalThis.fetch).toBe(theirs)
  })
})

it('rejectOnAbort rejects with the reason', async () => {
  const stop = new AbortController()
  const waiting = rejectOnAbort(stop.signal)
  stop.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
})
