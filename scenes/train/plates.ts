import { figureShapes } from '#scenes/instrument/figures.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import type { Solid } from '#scenes/instrument/metalwork.ts'
import { lathe } from '#scenes/instrument/solids.ts'
import { COLUMN } from './trains.ts'

/**
 * A stage's number: how far in front of its arbor, its plate's radius, its bezel's width, the height of its face, and of its
 * figure, units. It is clear of the light on the collar, and of the teeth of the least wheel.
 */
export const PLATE = { out: 0.58, radius: 0.15, bezel: 0.04, y: 0.27, figure: 0.21 }
/** A hair over the enamel. */
const INKED = PLATE.y + 0.006

function addFigure(builder: MeshBuilder, value: number, x: number, z: number): void {
  for (const shape of figureShapes(value)) {
    const corners = shape.map(([px, py]) =>
      builder.vertex(
        [x + px * PLATE.figure, INKED, z - (py - 0.5) * PLATE.figure],
        [0, 1, 0],
        // Ink is as good as black.
        0.03,
        0,
      ),
    )
    const [first = 0] = corners
    for (let i = 1; i + 1 < corners.length; i += 1)
      builder.triangle(first, corners[i] ?? 0, corners[i + 1] ?? 0)
  }
}

/** Enamel, with the number of the stage whose wheel it is: it stands still, and the wheel turns beneath it. */
export const plates: Solid = (builder) =>
  COLUMN.forEach(({ x, z }, stage) => {
    const at = [x, 0, z + PLATE.out] as const
    const face = [
      [PLATE.radius, PLATE.y],
      [0, PLATE.y],
    ] as const
    lathe(builder, face, 40, at)
    addFigure(builder, stage + 1, x, z + PLATE.out)
  })

/** The bezels that hold the plates, each on the rim of its collar. */
export const bezels: Solid = (builder) => {
  const { radius: r, bezel, y } = PLATE
  const outline = [
    [0, y - 0.06],
    [r + bezel, y - 0.06],
    [r + bezel, y + 0.01],
    [r + bezel / 2, y + 0.035],
    [r, y + 0.02],
    [r - 0.01, y - 0.01],
  ] as const
  for (const { x, z } of COLUMN) {
    const at = [x, 0, z + PLATE.out] as const
    lathe(builder, outline, 40, at)
  }
}
