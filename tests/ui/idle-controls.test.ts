import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdleControls, HIDE_DELAY } from '#src/ui/idle-controls.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function controls() {
  const show = vi.fn<(visible: boolean) => void>()
  return { show, idle: createIdleControls(show), last: () => show.mock.lastCall?.[0] }
}

describe('controls over a video', () => {
  it('hide 1000 ms after the pointer rests (spec §9)', () => {
    const { idle, last } = controls()
    expect(HIDE_DELAY).toBe(1000)
    idle.pointerMoved()
    vi.advanceTimersByTime(999)
    expect(last()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(last()).toBe(false)
  })

  it('stay while the pointer moves', () => {
    const { idle, last, show } = controls()
    for (let i = 0; i < 10; i += 1) {
      idle.pointerMoved()
      vi.advanceTimersByTime(600)
    }
    expect(last()).toBe(true)
    expect(show).toHaveBeenCalledTimes(1)
  })

  it('never hide while focused', () => {
    const { idle, last } = controls()
    idle.focusChanged(true)
    idle.pointerMoved()
    vi.advanceTimersByTime(10_000)
    expect(last()).toBe(true)
    idle.focusChanged(false)
    vi.advanceTimersByTime(1000)
    expect(last()).toBe(false)
  })

  it('set no timer going after they are gone', () => {
    const { idle, show } = controls()
    idle.pointerMoved()
    idle.stop()
    vi.advanceTimersByTime(5000)
    expect(show).toHaveBeenCalledTimes(1)
  })
})
