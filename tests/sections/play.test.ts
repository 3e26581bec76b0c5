import { describe, expect, it, vi } from 'vitest'
import { playable } from '#src/sections/video/about-player.ts'
import { playVideo, togglePlay } from '#src/sections/video/play.ts'

function video(state: { paused?: boolean; currentTime?: number; ended?: boolean } = {}) {
  return {
    paused: true,
    ended: false,
    currentTime: 2,
    duration: 5,
    play: vi.fn(() => Promise.resolve()),
    pause: vi.fn(),
    ...state,
  }
}

describe('playing', () => {
  it('goes on from where it is', async () => {
    const element = video()
    expect(await playVideo(element)).toBe(true)
    expect(element.currentTime).toBe(2)
  })

  it.each([{ ended: true }, { currentTime: 4.98 }])('starts over at the end: %o', async (state) => {
    const element = video(state)
    await playVideo(element)
    expect(element.currentTime).toBe(0)
  })

  it('stays paused where the browser refuses', async () => {
    const element = video()
    element.play.mockRejectedValue(new DOMException('blocked', 'NotAllowedError'))
    expect(await playVideo(element)).toBe(false)
  })

  it('takes a start that was cut short for no refusal', async () => {
    const element = video()
    element.play.mockRejectedValue(new DOMException('interrupted by pause()', 'AbortError'))
    expect(await playVideo(element)).toBe(true)
  })

  it('toggles', () => {
    const still = video()
    togglePlay(still)
    expect(still.play).toHaveBeenCalledOnce()
    const moving = video({ paused: false })
    togglePlay(moving)
    expect(moving.pause).toHaveBeenCalledOnce()
  })
})

describe('formats', () => {
  it.each([
    ['both', () => 'probably', ['webm', 'mp4']],
    ['only H.264', (type: string) => (type.includes('mp4') ? 'maybe' : ''), ['mp4']],
    ['none', () => '', []],
  ])('%s', (_name, canPlay, formats) => expect(playable(canPlay)).toEqual(formats))
})
