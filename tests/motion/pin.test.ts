import { describe, expect, it } from 'vitest'
import { pinProgress, pinStart } from '#src/motion/pin.ts'

describe('pin', () => {
  it.each([
    [390, 800, 160],
    [767, 800, 160],
    [768, 800, 0],
    [1440, 900, 0],
  ])('at %d × %d it holds at %d px (spec §9)', (width, height, start) =>
    expect(pinStart(width, height)).toBe(start),
  )

  it.each([
    [500, 0],
    [0, 0],
    [-1000, 0.5],
    [-2000, 1],
    [-9000, 1],
  ])('with its top at %d px it is %d through', (top, progress) =>
    expect(pinProgress({ top, section: 2900, pinned: 900, start: 0 })).toBe(progress),
  )

  it('begins below a fifth of a phone', () => {
    expect(pinProgress({ top: 160, section: 1600, pinned: 600, start: 160 })).toBe(0)
    expect(pinProgress({ top: -340, section: 1600, pinned: 600, start: 160 })).toBe(0.5)
  })

  it('is at its end where there is no way to go', () =>
    expect(pinProgress({ top: 10, section: 500, pinned: 500, start: 0 })).toBe(1))
})
