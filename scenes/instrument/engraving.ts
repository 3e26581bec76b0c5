import { DataTexture, LinearFilter, RedFormat, Vector4 } from 'three'
import type { BandSpec } from './band-profile.ts'
import { glyphField } from './glyphs.ts'
import { sharedTexture } from './shared-texture.ts'

export type Face = 'outer' | 'inner' | 'top' | 'bottom'

export interface Graduation {
  face: Face
  /** Marks around the ring: every 5th longer, every 10th longer and bold. */
  marks: number
  /** Numerals I..XII spread around the ring; 0 for none. */
  numerals: number
  /** The numeral on the mark at angle 0, as on a dial; else they stand half a step beside the marks, from I. */
  first?: number
  /** Where the numerals' tops are: away from the ring's middle unless said otherwise, as on a dial. One way for a band. */
  upright?: 'inward'
  /** Half width of a fine mark, units. */
  fine: number
}

const fieldTexture = (turned: boolean) => () => {
  const { data, width, height } = glyphField()
  const texture = new DataTexture(turned ? data.toReversed() : data, width, height, RedFormat)
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** One small texture for the numerals of every band on the page. */
export const numeralTexture = sharedTexture(fieldTexture(false))

/** The same upside down: the order of the numerals is turned with them, so that they still rise from left to right. */
export const turnedTexture = sharedTexture(fieldTexture(true))

export const FACES: readonly Face[] = ['outer', 'inner', 'top', 'bottom']

/**
 * What the shader of a band needs to cut its marks. `uMarks`, by face: marks, numerals, half width of a fine mark, units,
 * and where angle 0 lies among the numerals, each of which is one wide.
 */
export function engravingUniforms(spec: BandSpec, graduations: readonly Graduation[]) {
  const marks = FACES.map((face) => {
    const found = graduations.find((graduation) => graduation.face === face)
    // In the middle of the first one, or before it.
    const zero = found?.first === undefined ? 0 : found.first - 0.5
    return new Vector4(found?.marks ?? 0, found?.numerals ?? 0, found?.fine ?? 0, zero)
  })
  const inward = graduations.some(({ upright }) => upright === 'inward')
  const shape = new Vector4(
    spec.radius,
    Math.max(1e-3, spec.axial / 2 - spec.rim),
    Math.max(1e-3, spec.depth / 2 - spec.rim),
    spec.depth / 2,
  )
  return {
    uMarks: { value: marks },
    uShape: { value: shape },
    uGlyphs: { value: inward ? turnedTexture() : numeralTexture() },
    uLit: { value: 0 },
  }
}
