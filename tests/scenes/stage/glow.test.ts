import type { WebGLRenderer } from 'three'
import { describe, expect, it, vi } from 'vitest'
import { levelsFor } from '#scenes/stage/glow/bloom.ts'
import { createNearBlur } from '#scenes/stage/glow/composite.ts'
import { BLUR_LEVELS } from '#scenes/stage/glow/config.ts'
import { createGlow } from '#scenes/stage/glow/glow.ts'

describe('the glow', () => {
  it('has a blur as wide as the canvas allows, and never halves the last pixel', () => {
    expect(levelsFor(960, 600)).toBe(BLUR_LEVELS)
    expect(levelsFor(120, 80)).toBe(6)
    expect(levelsFor(2, 2)).toBe(1)
    for (let side = 2; side < 600; side += 1)
      expect(side / 2 ** levelsFor(side, side)).toBeGreaterThanOrEqual(1)
  })

  it('empties the canvas in a frame without scenes: the picture of the last one would stay', () => {
    const directed: unknown[] = []
    const cleared: unknown[] = []
    const gl = {
      info: { render: { calls: 0 } },
      getDrawingBufferSize: (size: { set: (x: number, y: number) => unknown }) => size.set(64, 64),
      setRenderTarget: (target: unknown) => directed.push(target),
      clear: vi.fn(() => cleared.push(directed.at(-1))),
    }
    const glow = createGlow(gl as unknown as WebGLRenderer)
    for (const tier of ['high', 'medium'] as const) {
      glow.begin(tier)
      expect(cleared.at(-1)).not.toBeNull()
      expect(glow.finish(tier, 1, 0, createNearBlur())).toBe(0)
      expect(cleared.at(-1)).toBeNull()
    }
    glow.dispose()
  })
})
