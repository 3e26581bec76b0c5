import { DataTexture, LinearFilter, RedFormat, Vector3, Vector4 } from 'three'
import type { BandSpec } from './band-profile.ts'
import { MARK_SIZES } from './engraving-glsl.ts'
import { figureShapes } from './figures.ts'
import { glyphField, numeralShapes } from './glyphs.ts'
import { sharedTexture } from './shared-texture.ts'

export type Face = 'outer' | 'inner' | 'top' | 'bottom'

/** A scale along a band's outside, from its lower edge to its upper one, on a line at +z: towards +x hang its marks. */
export interface Rule {
  marks: number
  /** Half width of a fine mark, and length of a bold one, units. */
  fine: number
  long: number
}

export interface Graduation {
  face: Face
  /** Marks around the ring: every 5th longer, every 10th longer and bold. */
  marks: number
  /** Numerals I..XII spread around the ring; 0 for none. */
  numerals: number
  /** The numeral on the mark at angle 0, as on a dial; else they stand half a step beside the marks, from I. */
  first?: number
  /** The numerals are as high as the face, between two hair lines, and are lit as marks are. One way for a band. */
  large?: true
  /** Where the numerals' tops are: away from the ring's middle unless said otherwise, as on a dial; inward they go to X. One way for a band. */
  upright?: 'inward'
  /** Instead of I, II, III: 5, 10, 15, as many as the ring has. One way for a band. */
  figures?: 'fives'
  /** As far as its marks are lit, their lane is enamelled: what is lit shows on bright metal, too. One way for a band. */
  enamel?: true
  /** Half width of a fine mark, units. */
  fine: number
}

function fieldTexture({ data, width, height }: ReturnType<typeof glyphField>): DataTexture {
  const texture = new DataTexture(data, width, height, RedFormat)
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** One small texture for the numerals of every band on the page. */
export const numeralTexture = sharedTexture(() => fieldTexture(glyphField()))

/**
 * I to X upside down: the order of the numerals is turned with them, so that they still rise from left to right. The cells of
 * XI and XII are empty: where a scale begins, before its I, is none.
 */
export const turnedTexture = sharedTexture(() => {
  const { data, ...size } = glyphField((value) => (value > 10 ? [] : numeralShapes(value)))
  return fieldTexture({ ...size, data: data.toReversed() })
})

/** 5, 10, 15 and so on, of the figures that there are. */
const fivesTexture = sharedTexture(() => fieldTexture(glyphField((cell) => figureShapes(5 * cell))))

function glyphsOf(graduations: readonly Graduation[]): DataTexture {
  if (graduations.some(({ figures }) => figures === 'fives')) return fivesTexture()
  return graduations.some(({ upright }) => upright === 'inward') ? turnedTexture() : numeralTexture()
}

/** Where numerals stand, how high they are, and the hair lines above and below them: shares of half their face. */
const LANES = { small: [-0.86, 0.62, 0.03, -0.965], large: [-0.62, 1.24, 0.86, -0.86] } as const

export const FACES: readonly Face[] = ['outer', 'inner', 'top', 'bottom']

/**
 * What the shader of a band needs to cut its marks. `uMarks`, by face: marks, numerals, half width of a fine mark, units,
 * and where angle 0 lies among the numerals, each of which is one wide.
 */
export function engravingUniforms(spec: BandSpec, graduations: readonly Graduation[], rule?: Rule) {
  const marks = FACES.map((face) => {
    const found = graduations.find((graduation) => graduation.face === face)
    // In the middle of the first one, or before it.
    const zero = found?.first === undefined ? 0 : found.first - 0.5
    return new Vector4(found?.marks ?? 0, found?.numerals ?? 0, found?.fine ?? 0, zero)
  })
  const shape = new Vector4(
    spec.radius,
    Math.max(1e-3, spec.axial / 2 - spec.rim),
    Math.max(1e-3, spec.depth / 2 - spec.rim),
    spec.depth / 2 + (spec.crown ?? 0) + ((spec.taper ?? 0) * spec.axial) / 2,
  )
  return {
    uMarks: { value: marks },
    uShape: { value: shape },
    uRule: { value: new Vector3(rule?.marks, rule?.fine, (rule?.long ?? 0) / MARK_SIZES.ten.reach) },
    uGlyphs: { value: glyphsOf(graduations) },
    uLane: { value: new Vector4(...LANES[graduations.some(({ large }) => large) ? 'large' : 'small']) },
    uEnamel: { value: graduations.some(({ enamel }) => enamel) ? 1 : 0 },
    uLit: { value: 0 },
  }
}
