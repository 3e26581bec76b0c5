import { Mesh, PlaneGeometry } from 'three'
import { createGlowMaterial } from '#scenes/instrument/glow-material.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { owns, type Part } from '#scenes/instrument/use-part.ts'
import { HALO } from './config.ts'

/** A glow that is larger than the core's own would be: the core here is as small as the bezel of a disc. */
export function createGlow(lighting: Lighting): Part<Mesh> {
  const object = new Mesh(new PlaneGeometry(2, 2), createGlowMaterial(lighting, HALO.reach, HALO.radius))
  object.frustumCulled = false
  object.renderOrder = -1
  return { object, dispose: owns(object.geometry, object.material) }
}
