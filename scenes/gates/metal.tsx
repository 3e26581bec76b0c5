import { type RefObject, useCallback, useLayoutEffect } from 'react'
import type { Group } from 'three'
import {
  createMechanism,
  type MechanismPart,
  type Piece,
  ringPiece,
  solidPiece,
} from '#scenes/instrument/mechanism.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { usePart } from '#scenes/instrument/use-part.ts'
import { BRUSHED, FRAME_Y, GATES, heightOf, ROTOR_Y } from './config.ts'
import { gates, rails } from './geometry.ts'

/** Joints: the rotors, then the rails, then the frames. */
const [RAILS, FRAMES] = [GATES, GATES + 1] as const

/** Rotors and rails in one draw; at the lowest tier, which engraves nothing, the frames as well. */
export function createMetal(lighting: Lighting, tier: Tier): MechanismPart {
  const pieces: Piece[] = [
    // Of a rotor little is seen behind its frame; at the lowest tier its teeth would be a third of all metal.
    ...gates.map(({ rotor }, joint) =>
      ringPiece(joint, tier === 'low' ? { ...rotor, teeth: 0 } : rotor, 'low'),
    ),
    solidPiece(RAILS, 'brass', rails),
  ]
  if (tier === 'low')
    gates.forEach(({ frame }, ring) => {
      const piece = ringPiece(FRAMES, frame, tier)
      piece.geometry.translate(0, heightOf(ring) + FRAME_Y, 0)
      pieces.push(piece)
    })
  const part = createMechanism(lighting, tier, pieces, Array(GATES + 2).fill(null) as null[], [
    ...gates.map(() => BRUSHED),
    { rough: 0.22, brush: 0.5 },
    BRUSHED,
  ])
  part.joints.forEach((joint, ring) => {
    if (ring < GATES) joint.position.y = heightOf(ring) + ROTOR_Y
  })
  return part
}

interface Props {
  lighting: Lighting
  tier: Tier
  /** Receives the rotors' joints. */
  rotors: RefObject<readonly Group[]>
}

export function Metal({ lighting, tier, rotors }: Props) {
  const create = useCallback(() => createMetal(lighting, tier), [lighting, tier])
  const { object, joints } = usePart(create)
  useLayoutEffect(() => {
    rotors.current = joints
  }, [rotors, joints])
  return <primitive object={object} />
}
