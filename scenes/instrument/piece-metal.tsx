import { type RefObject, useCallback, useLayoutEffect } from 'react'
import type { BufferGeometry, Group } from 'three'
import { bandGeometry } from './band-geometry.ts'
import { createMechanism, type MechanismPart, type Piece } from './mechanism.ts'
import type { PiecePart } from './piece.ts'
import type { Lighting } from './lighting.ts'
import { type Rod, rodsOf } from './rings.ts'
import { type Caster, useCasters } from './shadow.tsx'
import { solidGeometry } from './solid.tsx'
import { usePart } from './use-part.ts'

function shapesOf({ band, solid }: PiecePart): BufferGeometry[] {
  return [...(band ? [bandGeometry(band, 'low')] : []), ...(solid ? [solidGeometry(solid)] : [])]
}

interface PieceMetalPart extends MechanismPart {
  /** The rods that throw shadows, with the joint that they move with. */
  rods: readonly (readonly [joint: number, rods: readonly Rod[]])[]
}

/**
 * All metal of a set piece in one draw call, for the low tier, where a band has no engraving of its own: joint i moves
 * what is metal of `parts[i]`.
 */
export function createPieceMetal(lighting: Lighting, parts: readonly PiecePart[]): PieceMetalPart {
  const pieces = parts.flatMap((part, joint): Piece[] =>
    shapesOf(part).map((geometry) => ({ joint, stuff: part.brass?.stuff ?? 'brass', geometry })),
  )
  const finishes = parts.map(({ brass }) => brass ?? {})
  const rods = pieces
    .filter(({ joint }) => parts[joint]?.rods)
    .map(({ joint, geometry }) => [joint, rodsOf(geometry)] as const)
  return {
    ...createMechanism(
      lighting,
      'low',
      pieces,
      parts.map(() => null),
      finishes,
    ),
    rods,
  }
}

interface Props {
  lighting: Lighting
  parts: readonly PiecePart[]
  /** Receive the joints, in the order of the parts. */
  groups: readonly RefObject<Group | null>[]
}

export function PieceMetal({ lighting, parts, groups }: Props) {
  const create = useCallback(() => createPieceMetal(lighting, parts), [lighting, parts])
  const { object, joints, rods } = usePart(create)
  const find = useCallback(
    () => [
      ...parts.flatMap(({ shadow, band }, i): Caster[] => {
        const size = shadow ?? band
        return size ? [[joints[i], size]] : []
      }),
      ...rods.map(([joint, all]): Caster => [joints[joint], all]),
    ],
    [parts, joints, rods],
  )
  useCasters(lighting, find)
  useLayoutEffect(() => {
    groups.forEach((group, i) => {
      group.current = joints[i] ?? null
    })
  }, [groups, joints])
  return <primitive object={object} />
}
