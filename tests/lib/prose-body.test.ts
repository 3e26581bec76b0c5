// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proseBody } from '#src/lib/prose-body.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('proseBody', () => {
  it('takes the text from the page where it stands already, and loads nothing', async () => {
    document.body.innerHTML = '<div data-prose="/a"><p>One &amp; two</p></div>'
    const load = vi.fn(() => Promise.resolve('loaded'))
    expect(await proseBody('/a', load)).toBe('<p>One &amp; two</p>')
    expect(load).not.toHaveBeenCalled()
  })

  it('loads it where another text stands', async () => {
    document.body.innerHTML = '<div data-prose="/b"><p>Two</p></div>'
    expect(await proseBody('/a', () => Promise.resolve('loaded'))).toBe('loaded')
  })

  it('loads it where there is no document', async () => {
    vi.stubGlobal('document', undefined)
    expect(await proseBody('/a', () => Promise.resolve('loaded'))).toBe('loaded')
  })
})
