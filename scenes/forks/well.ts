import type { Solid } from '#scenes/instrument/metalwork.ts'
import { lathe } from '#scenes/instrument/solids.ts'

/** Darker towards the light that lies on it: through an open hole the page is seen. */
const WELL = [
  [0.666, 0.01, 0.5],
  [0.666, -0.1, 0.2],
  [0.64, -0.14, 0.14],
  [0.42, -0.14, 0.06],
] as const

/** The wall and the floor of the hole in the dish. */
export const well: Solid = (builder) => lathe(builder, WELL, 64)
