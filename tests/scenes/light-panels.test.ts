import { DataUtils } from 'three'
import { describe, expect, it } from 'vitest'
import { erf, lobe, lodToRoughness, sampleStudio } from '#scenes/instrument/light-panels.ts'
import { buildFace, buildPanelTexture, PANEL_MAX_LOD, PANEL_SIZE } from '#scenes/instrument/panel-texture.ts'
import { DAY_STUDIO, NIGHT_STUDIO } from '#scenes/instrument/studios.ts'

const peak = (roughness: number) => {
  const out = new Float32Array(3)
  sampleStudio(NIGHT_STUDIO, -0.65, 0.53, 0.545, lobe(roughness), out, 0)
  return out[0] ?? 0
}

describe('light panels', () => {
  it('inverts the roughness-to-level rule of three', () => {
    for (const lod of [0, 1, 2, 3]) {
      const r = lodToRoughness(lod, PANEL_MAX_LOD)
      expect(PANEL_MAX_LOD * r * (2 - r)).toBeCloseTo(lod, 10)
    }
    expect(lodToRoughness(9, PANEL_MAX_LOD)).toBe(1)
  })

  it('approximates erf', () => {
    expect(erf(0)).toBeCloseTo(0, 6)
    expect(erf(1)).toBeCloseTo(0.8427, 3)
    expect(erf(-2)).toBeCloseTo(-0.9953, 3)
  })

  it('blurs panels without creating light', () => {
    expect(peak(0)).toBeGreaterThan(peak(0.5))
    expect(peak(0.5)).toBeGreaterThan(peak(1))
  })

  it('writes finite, positive half floats on every face', () => {
    for (const studio of [DAY_STUDIO, NIGHT_STUDIO]) {
      for (let face = 0; face < 6; face += 1) {
        for (const half of buildFace(studio, face, 8, 0.4)) {
          const value = DataUtils.fromHalfFloat(half)
          expect(Number.isFinite(value) && value > 0 && value < 20).toBe(true)
        }
      }
    }
  })

  it('has the levels that the renderer counts', () => {
    const texture = buildPanelTexture(NIGHT_STUDIO)
    expect(texture.isPMREMTexture).toBe(true)
    expect(texture.mipmaps.length - 1).toBe(PANEL_MAX_LOD)
    expect(texture.images).toHaveLength(6)
    expect(PANEL_SIZE >> PANEL_MAX_LOD).toBe(8)
  })
})
