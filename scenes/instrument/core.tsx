import { useCallback, useEffect } from 'react'
import { Group, Mesh, PlaneGeometry, SphereGeometry } from 'three'
import { createCoreMaterial } from './core-material.ts'
import { createGlowMaterial } from './glow-material.ts'
import { type Rig, shine } from './rig.ts'
import { owns, type Part, usePart } from './use-part.ts'

const CORE_SEGMENTS = [64, 40] as const

/** The ball of light and its glow: two draw calls. `reach`: radius of the glow, units. */
export function createCore(rig: Rig, radius: number, reach: number): Part<Group> {
  const group = new Group()
  const ball = new Mesh(new SphereGeometry(radius, ...CORE_SEGMENTS), createCoreMaterial(rig))
  const glow = new Mesh(new PlaneGeometry(2, 2), createGlowMaterial(rig, reach, radius))
  ball.onBeforeRender = rig.sync
  // The glow lies behind everything that it does not stand in front of; the ball closes over it.
  glow.renderOrder = -1
  glow.frustumCulled = false
  ball.renderOrder = 0
  group.add(ball, glow)
  return { object: group, dispose: owns(ball.geometry, ball.material, glow.geometry, glow.material) }
}

interface Props {
  rig: Rig
  radius: number
  reach: number
}

/** Registers itself as the rig's light. */
export function Core({ rig, radius, reach }: Props) {
  const create = useCallback(() => createCore(rig, radius, reach), [rig, radius, reach])
  const core = usePart(create)
  useEffect(() => shine(rig, core.object, radius), [rig, core, radius])
  return <primitive object={core.object} dispose={null} />
}
