import { useCallback, useEffect } from 'react'
import { Group, Mesh, PlaneGeometry, SphereGeometry } from 'three'
import { createCoreMaterial } from './core-material.ts'
import { createGlowMaterial } from './glow-material.ts'
import { type Lighting, shine } from './lighting.ts'
import type { Tier } from './scene-props.ts'
import { owns, type Part, usePart } from './use-part.ts'

const CORE_SEGMENTS = [64, 40] as const

/** The ball of light and its glow: two draw calls. `reach`: radius of the glow, units; 0 for none. */
export function createCore(lighting: Lighting, radius: number, reach: number, tier: Tier): Part<Group> {
  const group = new Group()
  const material = createCoreMaterial(lighting, tier)
  const ball = new Mesh(new SphereGeometry(radius, ...CORE_SEGMENTS), material)
  group.add(ball)
  if (reach === 0) return { object: group, dispose: owns(ball.geometry, material) }
  const glow = new Mesh(new PlaneGeometry(2, 2), createGlowMaterial(lighting, reach, radius))
  glow.renderOrder = -1
  glow.frustumCulled = false
  group.add(glow)
  return { object: group, dispose: owns(ball.geometry, material, glow.geometry, glow.material) }
}

interface Props {
  lighting: Lighting
  radius: number
  reach: number
  /** How its light is drawn: marched through glass, finer on high, or painted on the ball on low. */
  tier: Tier
}

/** Registers itself as the lighting's light. */
export function Core({ lighting, radius, reach, tier }: Props) {
  const create = useCallback(() => createCore(lighting, radius, reach, tier), [lighting, radius, reach, tier])
  const core = usePart(create)
  useEffect(() => shine(lighting, core.object, radius, reach), [lighting, core, radius, reach])
  return <primitive object={core.object} />
}
