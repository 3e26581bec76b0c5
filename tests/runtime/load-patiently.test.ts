// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPatiently, SETTLED } from '#src/runtime/deferred/load-patiently.ts'

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
/** Lets promises that are settled be acted on. */
const soon = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the code of a section', () => {
  it('is asked for once where it arrives', async () => {
    const [load, missed] = [failing(0), vi.fn()]
    expect(await loadPatiently(load, missed)).toBe(Section)
    expect(load).toHaveBeenCalledOnce()
    expect(missed).not.toHaveBeenCalled()
  })

  it('is not asked for again before the connection returns, and the failure is told', async () => {
    const [load, missed] = [failing(1), vi.fn()]
    const loaded = loadPatiently(load, missed)
    await vi.advanceTimersByTimeAsync(10 * SETTLED)
    expect([load.mock.calls.length, missed.mock.calls.length]).toEqual([1, 1])
    comeBack()
    expect(await loaded).toBe(Section)
    expect(missed).toHaveBeenCalledOnce()
  })

  it('is asked for once more after a return that did not carry yet', async () => {
    const load = failing(2)
    const loaded = loadPatiently(load, () => {})
    await soon()
    comeBack()
    await vi.advanceTimersByTimeAsync(SETTLED - 1)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loaded).toBe(Section)
  })

  it('is not asked for again and again: after that, with the next return', async () => {
    const load = failing(3)
    const loaded = loadPatiently(load, () => {})
    await soon()
    comeBack()
    await vi.advanceTimersByTimeAsync(20 * SETTLED)
    expect(load).toHaveBeenCalledTimes(3)
    comeBack()
    expect(await loaded).toBe(Section)
  })
})
