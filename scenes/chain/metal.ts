import { bandGeometry } from '#scenes/instrument/band-geometry.ts'
import { createMechanism, type MechanismPart, type Piece } from '#scenes/instrument/mechanism.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { HALF, HOLDER, HOLDERS, LINKS, SEGMENTS } from './config.ts'

export type ChainBands = ReturnType<typeof bandsOf>

export const bandsOf = (tier: Tier) => ({
  half: { ...HALF, segments: SEGMENTS[tier].half },
  holder: { ...HOLDER, segments: SEGMENTS[tier].holder },
})

/** Turns of the two halves of a link: the gap of each is where the other one's metal is. */
export const UPPER = -Math.PI / 2
export const LOWER = Math.PI / 2

/** Joints: the holders, the links, and the lower half of each link, which hangs in it. */
export const jointOf = {
  holder: (i: number) => i,
  link: (i: number) => HOLDERS + i,
  lower: (i: number) => HOLDERS + LINKS + i,
}

/** The whole chain in one draw, for the lowest tier, which engraves nothing. */
export function createChainMetal(lighting: Lighting, bands: ChainBands): MechanismPart {
  const pieces: Piece[] = []
  const parents: (number | null)[] = []
  for (let i = 0; i < HOLDERS; i += 1) {
    pieces.push({ joint: jointOf.holder(i), stuff: 'brass', geometry: bandGeometry(bands.holder) })
    parents.push(null)
  }
  for (let i = 0; i < LINKS; i += 1) {
    pieces.push(
      { joint: jointOf.link(i), stuff: 'brass', geometry: bandGeometry(bands.half).rotateY(UPPER) },
      { joint: jointOf.lower(i), stuff: 'brass', geometry: bandGeometry(bands.half).rotateY(LOWER) },
    )
    parents.push(null)
  }
  for (let i = 0; i < LINKS; i += 1) parents.push(jointOf.link(i))
  return createMechanism(lighting, 'low', pieces, parents)
}
