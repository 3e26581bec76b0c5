import { ShaderMaterial } from 'three'
import { CORE_VERTEX, GLASS_CORE, PAINTED_CORE } from './core-glsl.ts'
import { noiseTexture } from './noise-volume.ts'
import { type Lighting, LIGHTING_DEFINES } from './lighting.ts'
import type { Tier } from './scene-props.ts'

/** Steps along the chord of the ball, or none where its light is painted on. Only the ball's own pixels pay for them. */
const STEPS: Record<Tier, number> = { high: 48, medium: 16, low: 0 }

/** A glass ball of slow light. */
export function createCoreMaterial(lighting: Lighting, tier: Tier): ShaderMaterial {
  const glass = STEPS[tier] > 0
  return new ShaderMaterial({
    vertexShader: CORE_VERTEX,
    fragmentShader: glass ? GLASS_CORE : PAINTED_CORE,
    uniforms: { ...lighting.uniforms, ...(glass && { uNoise: { value: noiseTexture() } }) },
    defines: {
      ...LIGHTING_DEFINES,
      ...(glass && { STEPS: STEPS[tier] }),
      ...(tier === 'high' && { MIRROR: 1 }),
    },
    premultipliedAlpha: true,
    transparent: true,
  })
}
