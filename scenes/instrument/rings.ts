import type { BufferGeometry, Object3D } from 'three'
import type { BandSpec } from './band-profile.ts'
import type { Lighting } from './lighting.ts'

/** Size of a ring about the y axis of its object, in the object's units. */
export type RingSize = Pick<BandSpec, 'radius' | 'axial' | 'depth' | 'gap'>

/** A ring as a mirrored ray and the light of the day meet it. */
export interface Ring {
  object: Object3D
  size: RingSize
}

/** A round bar from one point of its object to another, in the object's units. */
export interface Rod {
  from: readonly [x: number, y: number, z: number]
  to: readonly [x: number, y: number, z: number]
  radius: number
}

/** A bar as the light of the day meets it. */
export interface RodCaster {
  object: Object3D
  rod: Rod
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

/** Lets the others mirror a band, which throws its shadow, too, its own or another's. Returns a function that ends both. */
export function mirror(lighting: Lighting, object: Object3D, size: RingSize, shadow = size): () => void {
  const ends = [enter(lighting, 'bands', { object, size }), cast(lighting, object, shadow)]
  return () => ends.forEach((end) => end())
}

/** The rods of a solid's geometry. */
export const rodsOf = ({ userData }: BufferGeometry) => (userData['rods'] ?? []) as readonly Rod[]

const lengthOf = ({ from, to }: Rod) => Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])

/** Lets rods throw their shadows by day. Returns a function that ends it. */
export function castRods(lighting: Lighting, object: Object3D, rods: readonly Rod[]): () => void {
  const own = rods.map((rod) => ({ object, rod }))
  lighting.rods = [...lighting.rods, ...own].sort((a, b) => lengthOf(b.rod) - lengthOf(a.rod))
  return () => {
    lighting.rods = lighting.rods.filter((other) => !own.includes(other))
  }
}
