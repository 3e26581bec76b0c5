import {
  Float32BufferAttribute,
  type BufferGeometry,
  Group,
  type Matrix4,
  Mesh,
  type Object3D,
  type Vector2,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { type BrassFinish, createBrass, STUFF } from './brass-material.ts'
import { bandGeometry } from './band-geometry.ts'
import type { BandSpec } from './band-profile.ts'
import type { Lighting } from './lighting.ts'
import type { Solid } from './metalwork.ts'
import type { Tier } from './scene-props.ts'
import { solidGeometry } from './solid.tsx'
import { owns, type Part } from './use-part.ts'

/** Geometry that moves with one joint. */
export interface Piece {
  joint: number
  stuff: keyof typeof STUFF
  geometry: BufferGeometry
}

export const ringPiece = (joint: number, spec: BandSpec, tier: Tier): Piece => ({
  joint,
  stuff: 'brass',
  geometry: bandGeometry(spec, tier),
})

/** A piece drawn by hand. */
export const solidPiece = (joint: number, stuff: Piece['stuff'], solid: Solid): Piece => ({
  joint,
  stuff,
  geometry: solidGeometry(solid),
})

export interface MechanismPart extends Part<Group> {
  /** The joints to pose; a piece follows its joint. Joints may be nested. */
  joints: readonly Group[]
}

/** Merges the pieces into one geometry with joint and material per vertex. */
function weld(pieces: readonly Piece[]): BufferGeometry {
  for (const { geometry, joint, stuff } of pieces) {
    const vertices = Array.from({ length: geometry.getAttribute('position').count })
    geometry.setAttribute(
      'aJoint',
      new Float32BufferAttribute(
        vertices.flatMap(() => [joint, STUFF[stuff]]),
        2,
      ),
    )
  }
  return mergeGeometries(pieces.map(({ geometry }) => geometry))
}

/**
 * Metal whose pieces turn against each other by at most `MOST_JOINTS` joints, in one draw call: `parents[i]` is the joint
 * that joint i hangs in, `finishes[i]` how its brass is finished.
 */
export function createMechanism(
  lighting: Lighting,
  tier: Tier,
  pieces: readonly Piece[],
  parents: readonly (number | null)[],
  finishes: readonly BrassFinish[] = [],
): MechanismPart {
  const object = new Group()
  const joints = parents.map(() => new Group())
  joints.forEach((joint, i) => {
    const parent: Object3D | undefined = joints[parents[i] ?? -1]
    ;(parent ?? object).add(joint)
  })
  const material = createBrass(lighting, tier, { quality: tier === 'low' ? 'plain' : 'fine', joints: true })
  const metal = new Mesh(weld(pieces), material)
  const matrices = material.uniforms['uJoints']?.value as Matrix4[]
  const polish = material.uniforms['uPolish']?.value as Vector2[]
  finishes.forEach(({ rough, brush }, i) => {
    const own = polish[i]
    own?.set(rough ?? own.x, brush ?? own.y)
  })
  metal.frustumCulled = false
  metal.onBeforeRender = () => {
    for (let i = 0; i < joints.length; i += 1) {
      const joint = joints[i]
      if (joint) matrices[i]?.copy(joint.matrixWorld)
    }
  }
  object.add(metal)
  return {
    object,
    joints,
    dispose: owns(metal.geometry, material),
  }
}
