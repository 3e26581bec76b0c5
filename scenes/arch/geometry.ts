import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import { TAU } from '#scenes/instrument/ease.ts'
import { addStrip, addTurned, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import { lathe } from '#scenes/instrument/solids.ts'
import { concepts } from '#src/content/support/concepts.ts'

/** A stone for each of the concepts that everything is built from. */
export const STONES = concepts.length
/** Angle of the joint between two stones, and of a stone, degrees: the outermost end level, where the arch springs. */
export const JOINT = 1.6
export const STONE = (180 - JOINT * (STONES - 1)) / STONES

export const stone: BandSpec = {
  radius: 3.05,
  axial: 1.7,
  depth: 1.05,
  rim: 0.1,
  groove: 0.03,
  gap: 360 - STONE,
  crown: 0.065,
}

/** The slab on an impost, a little larger than the stone on it: height under the springing line, and inset of its edge. */
const SLAB = [
  [0.24, 2],
  // Sloping: an upright face would mirror all of the key light.
  [0.24, 0.12],
  [0.08, 0.02],
  [0.08, 0],
  [0.02, 0],
  [0, 0.02],
  [0, 2],
] as const

/** Radius of an impost's foot. */
export const FOOT = 0.8

/** The stand of the light, from the dish: radius, and height over the springing line. */
const STAND = [
  [0.56, -1.45],
  [0.56, -1.22],
  [0.42, -1.16],
  [0.17, -0.95],
  [0.13, -0.45],
  [0.2, -0.3],
  [0.5, -0.09],
  [0.57, -0.01],
  // Within the light, which closes it.
  [0.53, 0.01],
] as const

/** Two imposts that the outermost stones stand on, flush, and the stand of the light between them. */
export const imposts: Solid = (builder) => {
  lathe(builder, STAND, 36)
  for (const side of [-1, 1]) {
    const x = side * stone.radius
    addTurned(
      builder,
      [x, -1.18, 0],
      [x, -0.22, 0],
      [
        [0, 0],
        [0, FOOT],
        [0.14, FOOT],
        [0.2, 0.7],
        [0.3, 0.62],
        [0.74, 0.58],
        [0.76, 0.64],
        [0.84, 0.64],
        [0.86, 0.56],
        [1, 0.56],
        [1, 0],
      ],
      40,
    )
    const loops = SLAB.map(([under, inset]) => {
      const [u = 0, v = 0] = [stone.depth, stone.axial].map((size) => Math.max(0, size / 2 + 0.16 - inset))
      const corners = [
        [u, v],
        [-u, v],
        [-u, -v],
        [u, -v],
      ] as const
      return corners.map(([across, along]): Point => [x + across, -under, along])
    })
    // Its top mirrors the dark overhead: it shows what other light there is.
    const shade = (i: number) => (i === loops.length - 2 ? 1.7 : 1)
    loops.slice(1).forEach((loop, i) => addStrip(builder, loops[i] ?? [], loop, { shade: shade(i) }))
  }
}

/** Falls towards the stand in its middle; its edge is within the ring. */
export const dish: Solid = (builder) => {
  const circle = (radius: number, y: number) =>
    Array.from({ length: 96 }, (_, i): Point => {
      const angle = (i / 96) * TAU
      return [Math.cos(angle) * radius, y, Math.sin(angle) * radius]
    })
  addStrip(builder, circle(2.2, -1.2), circle(0.5, -1.4), { brushed: true, smooth: true })
}
