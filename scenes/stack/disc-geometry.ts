import type { BufferGeometry } from 'three'
import { TAU } from '#scenes/instrument/ease.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'

/** What a part of a disc's surface is made of: polished brass, or the dark face that the engraving is cut into. */
const SURFACE = { brass: 0, face: 1 } as const

/** Half the thickness of a disc of radius 1. */
export const HALF = 0.075
/** Radius of the hole in the hub. */
export const HOLE = 0.1

type Corner = readonly [r: number, y: number, surface: number]

/** Up the outside of the cross-section, and in over the top: each corner says what the surface up to the next is of. */
const PROFILE: readonly Corner[] = [
  [HOLE, -HALF + 0.02, SURFACE.face],
  [0.8, -HALF + 0.02, SURFACE.brass],
  [0.84, -HALF, SURFACE.brass],
  [0.985, -HALF, SURFACE.brass],
  [1, -HALF + 0.014, SURFACE.brass],
  [1, HALF - 0.014, SURFACE.brass],
  [0.985, HALF, SURFACE.brass],
  [0.85, HALF, SURFACE.brass],
  [0.838, HALF - 0.008, SURFACE.brass],
  [0.83, HALF - 0.034, SURFACE.face],
  // The bezel that the core sits in; in the closed drum it disappears in the disc above.
  [0.275, HALF - 0.034, SURFACE.brass],
  [0.262, HALF, SURFACE.brass],
  [0.252, HALF + 0.062, SURFACE.brass],
  [0.24, HALF + 0.078, SURFACE.brass],
  [0.224, HALF + 0.078, SURFACE.brass],
  [0.214, HALF + 0.068, SURFACE.brass],
  [0.195, HALF - 0.01, SURFACE.brass],
  [0.15, HALF - 0.062, SURFACE.brass],
  [HOLE, HALF - 0.075, SURFACE.brass],
]

/** One disc of radius 1 about y: a brass rim and hub round a sunken dark face. */
export function discGeometry(segments: number): BufferGeometry {
  const builder = new MeshBuilder()
  PROFILE.forEach(([r0, y0, stuff], row) => {
    const [r1 = 0, y1 = 0] = PROFILE[(row + 1) % PROFILE.length] ?? []
    let before: readonly [number, number] | null = null
    for (let i = 0; i <= segments; i += 1) {
      const [c, s] = [Math.cos((i / segments) * TAU), Math.sin((i / segments) * TAU)]
      const normal = [c * (y1 - y0), r0 - r1, s * (y1 - y0)]
      const a = builder.vertex([c * r0, y0, s * r0], normal, 1, stuff)
      const b = builder.vertex([c * r1, y1, s * r1], normal, 1, stuff)
      if (before) builder.quad(before[0], before[1], a, b)
      before = [a, b]
    }
  })
  return builder.build()
}
