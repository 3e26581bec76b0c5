import { type Ref, useCallback } from 'react'
import { Mesh, type Quaternion } from 'three'
import { orbitGeometry, type OrbitSpec } from './orbit-geometry.ts'
import { createOrbitMaterial } from './orbit-material.ts'
import type { Lighting } from './lighting.ts'
import type { Tier } from './scene-props.ts'
import { owns, type Part, usePart } from './use-part.ts'

const ORBIT_SEGMENTS: Record<Tier, number> = { high: 256, medium: 192, low: 128 }

export interface OrbitsPart extends Part<Mesh> {
  /** Angle of the planet on orbit i, radians: the trail follows it. At most eight. */
  angles: Float32Array
  /** Gives orbit i another radius, where it depends on the layout of the page. */
  resize: (i: number, radius: number) => void
  /** Gives orbit i a plane of its own: the local xz plane, turned so. */
  turn: (i: number, by: Readonly<Quaternion>) => void
  /** How strongly orbit i is drawn; 1 at first. */
  shade: (i: number, level: number) => void
}

/** Every orbit of a scene in one draw call, in the local xz plane where it is not turned. */
export function createOrbits(lighting: Lighting, tier: Tier, orbits: readonly OrbitSpec[]): OrbitsPart {
  const material = createOrbitMaterial(lighting)
  const mesh = new Mesh(orbitGeometry(orbits, ORBIT_SEGMENTS[tier]), material)
  mesh.frustumCulled = false
  mesh.renderOrder = 2
  const angles = material.uniforms['uAngles']?.value as Float32Array
  const shape = mesh.geometry.getAttribute('aOrbit')
  const planes = mesh.geometry.getAttribute('aPlane')
  return {
    object: mesh,
    angles,
    resize(i, radius) {
      if (Math.abs(shape.getX(i) - radius) < 1e-4) return
      shape.setX(i, radius)
      shape.needsUpdate = true
    },
    turn(i, { x, y, z, w }) {
      planes.setXYZW(i, x, y, z, w)
      planes.needsUpdate = true
    },
    shade(i, level) {
      if (Math.abs(shape.getW(i) - level) < 0.004) return
      shape.setW(i, level)
      shape.needsUpdate = true
    },
    dispose: owns(mesh.geometry, material),
  }
}

interface Props {
  lighting: Lighting
  tier: Tier
  orbits: readonly OrbitSpec[]
  control?: Ref<OrbitsPart>
}

export function Orbits({ lighting, tier, orbits, control }: Props) {
  const create = useCallback(() => createOrbits(lighting, tier, orbits), [lighting, tier, orbits])
  return <primitive object={usePart(create, control).object} />
}
