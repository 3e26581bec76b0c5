import { ShaderMaterial, Vector3, Vector4 } from 'three'
import { numeralTexture } from '#scenes/instrument/engraving.ts'
import { type Lighting, LIGHTING_DEFINES } from '#scenes/instrument/lighting.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { DISC_FRAGMENT, DISC_VERTEX, DISCS } from './disc-glsl.ts'

/** Mirror directions of the brushed metal. */
const TAPS: Record<Tier, number> = { high: 7, medium: 5, low: 3 }

export function createDiscMaterial(lighting: Lighting, tier: Tier): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: DISC_VERTEX,
    fragmentShader: DISC_FRAGMENT,
    uniforms: {
      ...lighting.uniforms,
      uGlyphs: { value: numeralTexture() },
      /** Of each disc: its middle and radius, its axis, and how much it is looked at, 0..1. */
      uDiscs: { value: Array.from({ length: DISCS }, () => new Vector4()) },
      uAxes: { value: Array.from({ length: DISCS }, () => new Vector3(0, 1, 0)) },
      uLight: { value: new Float32Array(DISCS) },
    },
    defines: { ...LIGHTING_DEFINES, TAPS: TAPS[tier] },
  })
}
