import { describe, expect, it } from 'vitest'
import { createSeeker, frameAt, timeOf } from '#src/ui/video-seek.ts'

const CLIP = { frames: 150, fps: 30 }

describe('frames', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.5, 75],
    [1, 149],
    [2, 149],
  ])('progress %d shows frame %d', (progress, frame) => expect(frameAt(progress, CLIP)).toBe(frame))

  it('aims at the middle of a frame, never beyond the end', () => {
    expect(timeOf(0, CLIP)).toBeCloseTo(1 / 60)
    expect(timeOf(149, CLIP)).toBeLessThan(5)
  })

  it('gives every frame its turn on a slow way through', () => {
    const seen = new Set(Array.from({ length: 1500 }, (_, i) => frameAt(i / 1499, CLIP)))
    expect(seen.size).toBe(150)
  })
})

/** A video that takes its time: `settle` answers the seek that is under way. */
function fakeVideo() {
  const seeks: number[] = []
  const seeker = createSeeker(CLIP, (time) => void seeks.push(Math.floor(time * CLIP.fps)))
  return { seeks, seeker }
}

describe('seeker', () => {
  it('has at most one seek in flight and then goes to the latest wish', () => {
    const { seeks, seeker } = fakeVideo()
    for (let frame = 1; frame <= 40; frame += 1) seeker.want(frame)
    expect(seeks).toEqual([1])
    seeker.settled()
    expect(seeks).toEqual([1, 40])
    seeker.settled()
    expect(seeks).toEqual([1, 40])
  })

  it('does not seek to what is shown', () => {
    const { seeks, seeker } = fakeVideo()
    seeker.want(7)
    seeker.want(9)
    seeker.want(7)
    seeker.settled()
    seeker.want(7)
    expect(seeks).toEqual([7])
  })

  it('ends on the last wish, forward and back, however late the video answers', () => {
    const { seeks, seeker } = fakeVideo()
    const way = [...Array(150).keys()]
    for (const frame of [...way, ...way.toReversed()]) {
      seeker.want(frame)
      if (frame % 7 === 0) seeker.settled()
    }
    for (let asked = 0; asked !== seeks.length;) {
      asked = seeks.length
      seeker.settled()
    }
    expect(seeks.at(-1)).toBe(0)
  })

  it('seeks again to the same frame after somebody else moved the clip', () => {
    const { seeks, seeker } = fakeVideo()
    seeker.want(7)
    seeker.settled()
    seeker.settled()
    seeker.want(7)
    expect(seeks).toEqual([7, 7])
  })
})
