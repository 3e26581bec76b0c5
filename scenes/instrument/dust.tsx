import { useCallback } from 'react'
import { Points } from 'three'
import { dustGeometry, type DustSpec } from './dust-geometry.ts'
import { createDustMaterial } from './dust-material.ts'
import type { Lighting } from './lighting.ts'
import { owns, type Part, usePart } from './use-part.ts'

/** Motes in the local xz plane: one draw call. */
export function createDust(lighting: Lighting, spec: DustSpec): Part<Points> {
  const points = new Points(dustGeometry(spec), createDustMaterial(lighting))
  points.frustumCulled = false
  points.renderOrder = 3
  return { object: points, dispose: owns(points.geometry, points.material) }
}

interface Props {
  lighting: Lighting
  spec: DustSpec
}

export function Dust({ lighting, spec }: Props) {
  const create = useCallback(() => createDust(lighting, spec), [lighting, spec])
  const dust = usePart(create)
  return <primitive object={dust.object} />
}
