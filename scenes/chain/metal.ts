import { createMechanism, type MechanismPart, type Piece, ringPiece } from '#scenes/instrument/mechanism.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { HALF, HOLDER, HOLDERS, LINKS } from './config.ts'

/** Turns of the two halves of a link: the gap of each is where the other one's metal is. */
export const UPPER = -Math.PI / 2
export const LOWER = Math.PI / 2

/** Joints: the holders, the links, and the lower half of each link, which hangs in it. */
export const jointOf = {
  holder: (i: number) => i,
  link: (i: number) => HOLDERS + i,
  lower: (i: number) => HOLDERS + LINKS + i,
}

const half = (joint: number, turn: number): Piece => {
  const piece = ringPiece(joint, HALF, 'low')
  piece.geometry.rotateY(turn)
  return piece
}

/** The whole chain in one draw, for the lowest tier, which engraves nothing. */
export function createChainMetal(lighting: Lighting): MechanismPart {
  const pieces: Piece[] = []
  const parents: (number | null)[] = []
  for (let i = 0; i < HOLDERS; i += 1) {
    pieces.push(ringPiece(jointOf.holder(i), HOLDER, 'low'))
    parents.push(null)
  }
  for (let i = 0; i < LINKS; i += 1) {
    pieces.push(half(jointOf.link(i), UPPER), half(jointOf.lower(i), LOWER))
    parents.push(null)
  }
  for (let i = 0; i < LINKS; i += 1) parents.push(jointOf.link(i))
  return createMechanism(lighting, 'low', pieces, parents)
}
