import { ShaderMaterial, type ShaderMaterialParameters } from 'three'
import type { Lighting } from './lighting.ts'

/** Of what is laid over the scene without hiding it: light, dust, shadows. `uniforms` are those beside the lighting's. */
export const lightMaterial = (lighting: Lighting, { uniforms, ...more }: ShaderMaterialParameters) =>
  new ShaderMaterial({
    uniforms: { ...lighting.uniforms, ...uniforms },
    premultipliedAlpha: true,
    transparent: true,
    depthWrite: false,
    ...more,
  })
