import { TAU } from '#scenes/instrument/ease.ts'
import { addStrip, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import { COUNT } from './figures.ts'

/** Of the ring of bars, and how wide a bar is, units. */
export const RADIUS = 2.92
export const WIDTH = 0.07

/** Outline of a collar from the face of the ring, up its wall and into the shade beside its bar: half its width, height, light. */
export const COLLAR = [
  [0.058, 0.01, 0.1],
  [0.056, 0.034, 0.9],
  [0.05, 0.04, 1],
  [0.04, 0.04, 0.7],
  [WIDTH / 2 - 0.002, 0.022, 0.05],
] as const

const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

/** A square collar round the foot of each bar: without one the light would end on bare metal. */
export const collars: Solid = (builder) => {
  for (let i = 0; i < COUNT; i += 1) {
    const angle = (i / COUNT) * TAU
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const rings = COLLAR.map(([half, y]) =>
      CORNERS.map(([out, along]): Point => {
        const reach = RADIUS + out * half
        return [c * reach - s * along * half, y, s * reach + c * along * half]
      }),
    )
    COLLAR.slice(1).forEach(([, , above], row) =>
      addStrip(builder, rings[row] ?? [], rings[row + 1] ?? [], { shade: COLLAR[row]?.[2], above }),
    )
  }
}
