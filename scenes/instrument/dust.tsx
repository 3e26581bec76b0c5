import { useCallback } from 'react'
import { Points } from 'three'
import { dustGeometry, type DustSpec } from './dust-geometry.ts'
import { createDustMaterial } from './dust-material.ts'
import type { Rig } from './rig.ts'
import { owns, type Part, usePart } from './use-part.ts'

/** Motes in the local xz plane: one draw call. */
export function createDust(rig: Rig, spec: DustSpec): Part<Points> {
  const points = new Points(dustGeometry(spec), createDustMaterial(rig))
  points.frustumCulled = false
  points.renderOrder = 3
  points.onBeforeRender = rig.sync
  return { object: points, dispose: owns(points.geometry, points.material) }
}

interface Props {
  rig: Rig
  spec: DustSpec
}

export function Dust({ rig, spec }: Props) {
  const create = useCallback(() => createDust(rig, spec), [rig, spec])
  const dust = usePart(create)
  return <primitive object={dust.object} dispose={null} />
}
