import { Group, type ShaderMaterial } from 'three'
import { describe, expect, it } from 'vitest'
import { createBand } from '#scenes/instrument/bands.tsx'
import {
  engravingUniforms,
  FACES,
  type Graduation,
  numeralTexture,
  turnedTexture,
} from '#scenes/instrument/engraving.ts'
import { figureShapes } from '#scenes/instrument/figures.ts'
import { MARK_SIZES } from '#scenes/instrument/engraving-glsl.ts'
import { GLYPH_CELL, glyphField } from '#scenes/instrument/glyphs.ts'
import { createLighting } from '#scenes/instrument/lighting.ts'
import { mirror } from '#scenes/instrument/rings.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import * as hero from '#scenes/hero/config.ts'

/** Share of a numeral's cell that is inside its outline. */
function inked(value: number): number {
  const { data, width } = glyphField()
  const cell = value - 1
  const left = (cell % GLYPH_CELL.columns) * GLYPH_CELL.width
  const top = Math.floor(cell / GLYPH_CELL.columns) * GLYPH_CELL.height
  let sum = 0
  for (let y = 0; y < GLYPH_CELL.height; y += 1)
    for (let x = 0; x < GLYPH_CELL.width; x += 1)
      sum += (data[(top + y) * width + left + x] ?? 0) > 128 ? 1 : 0
  return sum / (GLYPH_CELL.width * GLYPH_CELL.height)
}

describe('numerals', () => {
  it('hold more ink the more letters they have', () => {
    const [one, two, three] = [inked(1), inked(2), inked(3)]
    expect(one).toBeGreaterThan(0.03)
    expect(Math.abs(two / one - 2)).toBeLessThan(0.2)
    expect(Math.abs(three / one - 3)).toBeLessThan(0.3)
    expect(inked(8)).toBeGreaterThan(inked(5))
  })

  it('do not touch the border of their cell, where the next one begins', () => {
    const { data, width, height } = glyphField()
    for (let x = 0; x < width; x += 1)
      for (const y of [0, height - 1]) expect(data[y * width + x]).toBeLessThan(128)
    for (let y = 0; y < height; y += 1)
      for (let cell = 0; cell < GLYPH_CELL.columns; cell += 1)
        expect(data[y * width + cell * GLYPH_CELL.width]).toBeLessThan(128)
  })
})

describe('engraved brass', () => {
  const spec = hero.ECLIPTIC
  const shaderOf = (tier: Tier, graduations: readonly Graduation[]) =>
    createBand(createLighting(1), tier, spec, graduations).object.material as ShaderMaterial

  it.each(['high', 'medium', 'low'] as const)('has its marks in the shader of the metal, at %s', (tier) => {
    const { defines, uniforms } = shaderOf(tier, hero.ECLIPTIC_MARKS)
    expect(defines?.['ENGRAVED']).toBe(1)
    expect(uniforms['uMarks']?.value[0].x).toBe(360)
    expect(uniforms['uGlyphs']?.value).toBe(numeralTexture())
  })

  it('at low only pays for marks where there are any', () => {
    const { defines, uniforms } = shaderOf('low', [])
    expect(defines).not.toHaveProperty('ENGRAVED')
    expect(uniforms).not.toHaveProperty('uGlyphs')
  })

  it('makes every 5th mark longer and every 10th longer and bold', () => {
    const { one, five, ten } = MARK_SIZES
    expect(five.reach).toBeGreaterThan(one.reach)
    expect(ten.reach).toBeGreaterThan(five.reach)
    expect(ten.bold).toBeGreaterThan(2 * one.bold)
  })

  it('cuts each face by its own graduation', () => {
    const { uMarks, uShape } = engravingUniforms(spec, hero.ECLIPTIC_MARKS)
    expect(uMarks.value.map(({ x }) => x)).toEqual([360, 180, 0, 0])
    expect(uMarks.value[FACES.indexOf('outer')]?.y).toBe(24)
    expect(uShape.value.x).toBe(spec.radius)
  })

  it('turns I to X by half a turn, and their order, where their tops are inward, and has none before I', () => {
    const marks = { face: 'top', marks: 360, numerals: 36, fine: 0.01 } as const
    expect(engravingUniforms(spec, [marks]).uGlyphs.value).toBe(numeralTexture())
    expect(engravingUniforms(spec, [{ ...marks, upright: 'inward' }]).uGlyphs.value).toBe(turnedTexture())
    const turned = Array.from(turnedTexture().image.data ?? [])
    const all = Array.from(glyphField().data.toReversed())
    // Cells XII and XI are the first two of the first row.
    const isEmpty = (at: number) => {
      const row = Math.floor(at / (GLYPH_CELL.columns * GLYPH_CELL.width))
      return row < GLYPH_CELL.height && at % (GLYPH_CELL.columns * GLYPH_CELL.width) < 2 * GLYPH_CELL.width
    }
    expect(turned).toEqual(all.map((level, at) => (isEmpty(at) ? 0 : level)))
  })

  it('counts by fives where a dial says so, with figures of their own', () => {
    const fives = { face: 'top', marks: 80, numerals: 8, figures: 'fives', fine: 0.01 } as const
    expect(engravingUniforms(spec, [fives]).uGlyphs.value).not.toBe(numeralTexture())
    for (let figure = 0; figure <= 5; figure += 1) {
      const shapes = figureShapes(figure)
      expect(shapes.length, `${figure}`).toBeGreaterThan(0)
      for (const [x, y] of shapes.flat()) {
        expect(Math.abs(x)).toBeLessThan(0.35)
        expect(Math.abs(y - 0.5)).toBeLessThan(0.56)
      }
    }
    // Two stand beside each other.
    expect(figureShapes(25)).toHaveLength(figureShapes(2).length + figureShapes(5).length)
  })

  it('enamels the lane of what is lit only where that is asked for', () => {
    const marks = { face: 'top', marks: 240, numerals: 24, fine: 0.01 } as const
    expect(engravingUniforms(spec, [marks]).uEnamel.value).toBe(0)
    expect(engravingUniforms(spec, [{ ...marks, enamel: true }]).uEnamel.value).toBe(1)
  })

  it('begins a dial with the numeral that it is given, on its mark', () => {
    const from = (graduation: Graduation) => engravingUniforms(spec, [graduation]).uMarks.value[0]?.w
    const dial = { face: 'outer', marks: 240, numerals: 24, fine: 0.01 } as const
    expect(from({ ...dial, first: 9 })).toBe(8.5)
    expect(from(dial)).toBe(0)
  })

  it('lights up to the share that it is given', () => {
    for (const tier of ['high', 'low'] as const) {
      const band = createBand(createLighting(1), tier, spec, hero.ECLIPTIC_MARKS)
      band.light(0.4)
      const { uniforms } = band.object.material as ShaderMaterial
      expect(uniforms['uLit']?.value).toBe(0.4)
    }
  })

  it('mirrors the largest bands of the scene and forgets those that have gone', () => {
    const lighting = createLighting(1)
    const add = (radius: number) => mirror(lighting, new Group(), { radius, axial: 0.4, depth: 0.1 })
    const gone = [1, 3, 2].map(add)
    expect(lighting.bands.map(({ size }) => size.radius)).toEqual([3, 2, 1])
    gone[1]?.()
    expect(lighting.bands.map(({ size }) => size.radius)).toEqual([2, 1])
  })
})
