import { type Ref, useCallback } from 'react'
import { InstancedBufferAttribute, InstancedMesh, Matrix4, type Vector3, type Vector4 } from 'three'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { owns, type Part, usePart } from '#scenes/instrument/use-part.ts'
import { discGeometry } from './disc-geometry.ts'
import { DISCS } from './disc-glsl.ts'
import { createDiscMaterial } from './disc-material.ts'

const SEGMENTS: Record<Tier, number> = { high: 192, medium: 144, low: 96 }

export interface DiscsPart extends Part<InstancedMesh> {
  /** Puts a disc somewhere: scaled to its radius. Allocates nothing. */
  place: (disc: number, matrix: Matrix4) => void
  /** By disc: how much it is looked at, 0..1. */
  light: Float32Array
  /** Once a frame after placing. */
  commit: () => void
}

const world = new Matrix4()
const own = new Matrix4()

/** The six engraved discs in one draw call. */
export function createDiscs(lighting: Lighting, tier: Tier): DiscsPart {
  const geometry = discGeometry(SEGMENTS[tier])
  geometry.setAttribute(
    'aDisc',
    new InstancedBufferAttribute(new Float32Array(Array.from({ length: DISCS }, (_, i) => i)), 1),
  )
  const material = createDiscMaterial(lighting, tier)
  const mesh = new InstancedMesh(geometry, material, DISCS)
  mesh.frustumCulled = false
  const middles = material.uniforms['uDiscs']?.value as Vector4[]
  const axes = material.uniforms['uAxes']?.value as Vector3[]
  mesh.onBeforeRender = () => {
    for (let i = 0; i < DISCS; i += 1) {
      mesh.getMatrixAt(i, own)
      const { elements } = world.multiplyMatrices(mesh.matrixWorld, own)
      const radius = Math.hypot(elements[4], elements[5], elements[6])
      middles[i]?.set(elements[12], elements[13], elements[14], radius)
      axes[i]?.set(elements[4], elements[5], elements[6]).divideScalar(radius || 1)
    }
  }
  return {
    object: mesh,
    place: (disc, matrix) => mesh.setMatrixAt(disc, matrix),
    light: material.uniforms['uLight']?.value as Float32Array,
    commit: () => {
      mesh.instanceMatrix.needsUpdate = true
    },
    dispose: owns(geometry, material, mesh),
  }
}

interface Props {
  lighting: Lighting
  tier: Tier
  control: Ref<DiscsPart>
}

export function Discs({ lighting, tier, control }: Props) {
  const create = useCallback(() => createDiscs(lighting, tier), [lighting, tier])
  return <primitive object={usePart(create, control).object} />
}
