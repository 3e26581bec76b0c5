import type { Object3D } from 'three'
import type { BandSpec } from './band-profile.ts'
import type { Lighting } from './lighting.ts'

/** Size of a ring about the y axis of its object, in the object's units. */
export type RingSize = Pick<BandSpec, 'radius' | 'axial' | 'depth' | 'gap'>

/** A ring as a mirrored ray and the light of the day meet it. */
export interface Ring {
  object: Object3D
  size: RingSize
}

function enter(lighting: Lighting, list: 'bands' | 'casters', ring: Ring): () => void {
  lighting[list] = [...lighting[list], ring].sort((a, b) => b.size.radius - a.size.radius)
  return () => {
    lighting[list] = lighting[list].filter((other) => other !== ring)
  }
}

/** Lets a shape throw the shadow of such a ring by day. Returns a function that ends it. */
export function cast(lighting: Lighting, object: Object3D, size: RingSize): () => void {
  return enter(lighting, 'casters', { object, size })
}

/** Lets the others mirror a band, which throws its shadow, too. Returns a function that ends both. */
export function mirror(lighting: Lighting, object: Object3D, size: RingSize): () => void {
  const ends = [enter(lighting, 'bands', { object, size }), cast(lighting, object, size)]
  return () => ends.forEach((end) => end())
}
