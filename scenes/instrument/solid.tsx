import { type Ref, useCallback } from 'react'
import { type BufferGeometry, type Group, Mesh } from 'three'
import { type BrassOptions, createBrass } from './brass-material.ts'
import { MeshBuilder } from './mesh-builder.ts'
import type { Rig } from './rig.ts'
import type { Tier } from './scene-props.ts'
import type { Solid } from './metalwork.ts'
import { owns, type Part, usePart } from './use-part.ts'

export function solidGeometry(solid: Solid): BufferGeometry {
  const builder = new MeshBuilder()
  solid(builder)
  return builder.build()
}

/** Any shape of brass: one draw call. */
export function createSolid(rig: Rig, tier: Tier, solid: Solid, brass: BrassOptions = {}): Part<Mesh> {
  const geometry = solidGeometry(solid)
  geometry.computeBoundingSphere()
  const mesh = new Mesh(geometry, createBrass(rig, tier, brass))
  mesh.onBeforeRender = rig.sync
  return { object: mesh, dispose: owns(geometry, mesh.material) }
}

interface Props {
  rig: Rig
  tier: Tier
  /** A constant of the scene: a new identity rebuilds the part. */
  solid: Solid
  brass?: BrassOptions
  ref?: Ref<Group>
}

export function SolidBrass({ rig, tier, solid, brass, ref }: Props) {
  const create = useCallback(() => createSolid(rig, tier, solid, brass), [rig, tier, solid, brass])
  const part = usePart(create)
  return (
    <group ref={ref ?? null}>
      <primitive object={part.object} dispose={null} />
    </group>
  )
}
