import { type Ref, useCallback } from 'react'
import { type BufferGeometry, type Group, Mesh } from 'three'
import { type BrassOptions, createBrass } from './brass-material.ts'
import { MeshBuilder } from './mesh-builder.ts'
import type { Lighting } from './lighting.ts'
import { rodsOf } from './rings.ts'
import type { Tier } from './scene-props.ts'
import type { Solid } from './metalwork.ts'
import { useCasters } from './shadow.tsx'
import { owns, type Part, usePart } from './use-part.ts'

export function solidGeometry(solid: Solid): BufferGeometry {
  const builder = new MeshBuilder()
  solid(builder)
  return builder.build()
}

/** Any shape of brass: one draw call. */
export function createSolid(
  lighting: Lighting,
  tier: Tier,
  solid: Solid,
  brass: BrassOptions = {},
): Part<Mesh> {
  const geometry = solidGeometry(solid)
  const mesh = new Mesh(geometry, createBrass(lighting, tier, brass))
  return { object: mesh, dispose: owns(geometry, mesh.material) }
}

interface Props {
  lighting: Lighting
  tier: Tier
  /** A constant of the scene: a new identity rebuilds the part. */
  solid: Solid
  brass?: BrassOptions
  /** Its rods throw shadows by day. */
  rods?: true | undefined
  ref?: Ref<Group>
}

export function SolidBrass({ lighting, tier, solid, brass, rods, ref }: Props) {
  const create = useCallback(() => createSolid(lighting, tier, solid, brass), [lighting, tier, solid, brass])
  const part = usePart(create)
  const find = useCallback(
    () => (rods ? [[part.object, rodsOf(part.object.geometry)] as const] : []),
    [part, rods],
  )
  useCasters(lighting, find)
  return (
    <group ref={ref ?? null}>
      <primitive object={part.object} />
    </group>
  )
}
