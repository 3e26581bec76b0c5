import { DEGREE } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { bar, lathe } from '#scenes/instrument/solids.ts'
import { ARBOR, BASE, CORE, HEIGHT } from './config.ts'
import { ARBOR_AT, placeAt } from './train.ts'

/* What stands still. */

/** It carries the tubes, and the core on its spindle. */
export function column(builder: MeshBuilder): void {
  const seat = HEIGHT.planets - CORE.radius
  const outline = [
    [0, HEIGHT.base],
    [0.5, HEIGHT.base],
    [0.5, HEIGHT.base + 0.12],
    [0.3, HEIGHT.base + 0.2],
    [0.2, HEIGHT.base + 0.4],
    [0.14, HEIGHT.pair - 0.4],
    [0.24, HEIGHT.pair - 0.3],
    [0.24, HEIGHT.pair - 0.16],
    [0.07, HEIGHT.pair - 0.14],
    [0.07, seat - 0.12],
    [0.15, seat - 0.06],
    [0.17, seat + 0.06],
    [0, seat + 0.06],
  ] as const
  lathe(builder, outline, 32)
}

/** The bar that holds the head of the arbor. */
export const bridge = (builder: MeshBuilder, head: number): void => bar(builder, ARBOR_AT, 0.17, 0.035, head)

/** Of the crank's shaft. */
export const BEARINGS = [1.05, 1.6].map((out) => placeAt(ARBOR.shaft, out, ARBOR_AT))

/** One of them, at the origin. */
export function bearing(builder: MeshBuilder): void {
  const [foot, head] = [HEIGHT.base, HEIGHT.shaft]
  const outline = [
    [0.22, foot],
    [0.22, foot + 0.06],
    [0.12, foot + 0.14],
    [0.08, foot + 0.3],
    [0.08, head - 0.24],
    [0.13, head - 0.19],
    [0.15, head - 0.17],
    [0.15, head + 0.17],
    [0.13, head + 0.2],
    [0, head + 0.2],
  ] as const
  lathe(builder, outline, 28)
}

/** Bars from the column to the engraved ring, and to the crank. */
export function feet(builder: MeshBuilder): void {
  bar(builder, placeAt(ARBOR.shaft, 1.75, ARBOR_AT), 0.34, 0.06, HEIGHT.base - 0.02)
  for (const angle of [80, 170, 260])
    bar(builder, placeAt(angle * DEGREE, BASE.radius), 0.2, 0.05, HEIGHT.base - 0.04)
}
