// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_FRAME_MS, limitFirstFrame } from '#src/app/first-frame.ts'
import { stageStatusChanged } from '#src/stores/stage.ts'

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the limit of the first frame', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    stageStatusChanged('off')
    hide(false)
  })
  afterEach(() => void vi.useRealTimers())

  it('is over 8 seconds after the code was asked for, whether or not it arrived', () => {
    const late = vi.fn()
    limitFirstFrame(late)
    vi.advanceTimersByTime(5000)
    stageStatusChanged('loading')
    vi.advanceTimersByTime(FIRST_FRAME_MS - 5001)
    expect(late).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(late).toHaveBeenCalledTimes(1)
  })

  it('is lifted by the first frame, for good', () => {
    const late = vi.fn()
    limitFirstFrame(late)
    stageStatusChanged('live')
    stageStatusChanged('lost')
    hide(true)
    hide(false)
    vi.advanceTimersByTime(FIRST_FRAME_MS * 2)
    expect(late).not.toHaveBeenCalled()
  })

  it('begins anew when a hidden page is shown', () => {
    const late = vi.fn()
    limitFirstFrame(late)
    vi.advanceTimersByTime(6000)
    hide(true)
    vi.advanceTimersByTime(60_000)
    hide(false)
    vi.advanceTimersByTime(FIRST_FRAME_MS - 1)
    expect(late).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(late).toHaveBeenCalledTimes(1)
  })

  it('ends with the watch', () => {
    const late = vi.fn()
    limitFirstFrame(late)()
    vi.advanceTimersByTime(FIRST_FRAME_MS * 2)
    expect(late).not.toHaveBeenCalled()
  })
})
