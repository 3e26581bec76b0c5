// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPatiently, SETTLED } from '#src/sections/near-section.tsx'

const Section = () => null
/** Fails so many times, then loads. */
function failing(times: number) {
  let left = times
  return vi.fn(async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return Section
  })
}
const comeBack = () => dispatchEvent(new Event('online'))
const unloaded = () => document.getElementById('part')?.hasAttribute('data-unloaded')
/** Lets promises that are settled be acted on. */
const soon = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<section id="part"></section>'
})
afterEach(() => void vi.useRealTimers())

describe('the code of a section', () => {
  it('is asked for once where it arrives', async () => {
    const load = failing(0)
    expect(await loadPatiently({ id: 'part', load })).toBe(Section)
    expect(load).toHaveBeenCalledOnce()
    expect(unloaded()).toBe(false)
  })

  it('is missed in silence until the connection returns, and the section says so', async () => {
    const load = failing(1)
    const loaded = loadPatiently({ id: 'part', load })
    await vi.advanceTimersByTimeAsync(10 * SETTLED)
    expect([load.mock.calls.length, unloaded()]).toEqual([1, true])
    comeBack()
    expect(await loaded).toBe(Section)
    expect(unloaded()).toBe(false)
  })

  it('is asked for once more after a return that did not carry yet', async () => {
    const load = failing(2)
    const loaded = loadPatiently({ id: 'part', load })
    await soon()
    comeBack()
    await vi.advanceTimersByTimeAsync(SETTLED - 1)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loaded).toBe(Section)
  })

  it('is not asked for again and again: after that, with the next return', async () => {
    const load = failing(3)
    const loaded = loadPatiently({ id: 'part', load })
    await soon()
    comeBack()
    await vi.advanceTimersByTimeAsync(20 * SETTLED)
    expect(load).toHaveBeenCalledTimes(3)
    comeBack()
    expect(await loaded).toBe(Section)
  })
})
