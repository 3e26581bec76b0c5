import { ShaderMaterial, type ShaderMaterialParameters } from 'three'
import type { Lighting } from './lighting.ts'

/** A material of light, dust or shadow, which hides nothing behind it. `uniforms` are added to those of the lighting. */
export const lightMaterial = (lighting: Lighting, { uniforms, ...more }: ShaderMaterialParameters) =>
  new ShaderMaterial({
    uniforms: { ...lighting.uniforms, ...uniforms },
    premultipliedAlpha: true,
    transparent: true,
    depthWrite: false,
    ...more,
  })
