import { type LampsPart, createLamps } from '#scenes/instrument/lamps.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { addStrip, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { createSolid } from '#scenes/instrument/solid.tsx'
import { owns } from '#scenes/instrument/use-part.ts'
import { LINES, PLATE } from './config.ts'

/** From the middle of the back, over both bevels and down into the face: [share of its size, share of its thickness]. */
const PROFILE = [
  [0, -1],
  [0.9, -1],
  [1, -0.4],
  [1, 0.4],
  [0.9, 1],
  [0.84, 1],
  [0.8, 0.5],
  [0, 0.5],
] as const

const CORNERS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const

export const plate: Solid = (builder) => {
  const rings = PROFILE.map(([share, z]) =>
    CORNERS.map(([x, y]): Point => [
      (x * share * PLATE.width) / 2,
      (y * share * PLATE.height) / 2,
      (z * PLATE.depth) / 2,
    ]),
  )
  rings.slice(1).forEach((above, i) => addStrip(builder, rings[i] ?? above, above))
}

/** What drops through the discs: a brass plate, and in it lines of light. */
export function createRecord(lighting: Lighting, tier: Tier): LampsPart {
  const lines = createLamps(lighting, LINES)
  const brass = createSolid(lighting, tier, plate, { rough: 0.3, brush: 0 })
  lines.object.add(brass.object)
  // Turned so far that its edge is seen.
  lines.object.rotation.set(0.2, -0.45, 0)
  return { ...lines, dispose: owns(lines, brass) }
}
