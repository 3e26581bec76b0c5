import { DEGREE } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned } from '#scenes/instrument/metalwork.ts'
import { lathe, plate } from '#scenes/instrument/solids.ts'
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

/** A bar between two places, rounded at its ends. */
function bar(
  builder: MeshBuilder,
  to: readonly [number, number],
  half: number,
  y: number,
  thick: number,
): void {
  const [x, z] = to
  const angle = Math.atan2(z, x)
  const end = (at: readonly [number, number], turn: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const a = angle + turn + (i / 8) * Math.PI
      return [at[0] + Math.cos(a) * half, at[1] + Math.sin(a) * half] as const
    })
  plate(builder, [...end(to, -Math.PI / 2), ...end([0, 0], Math.PI / 2)], thick, y)
}

/** The bearings of the crank's shaft, and the bar that holds the head of the arbor. */
export function uprights(builder: MeshBuilder, head: number): void {
  bar(builder, ARBOR_AT, 0.17, head, 0.035)
  const profile = [
    [0, 0.2],
    [0.08, 0.2],
    [0.14, 0.1],
    [0.7, 0.08],
    [0.76, 0.15],
    [1, 0.15],
    [1, 0],
  ] as const
  for (const out of [1.05, 1.6]) {
    const [x, z] = placeAt(ARBOR.shaft, out, ARBOR_AT)
    addTurned(builder, [x, HEIGHT.base, z], [x, HEIGHT.shaft + 0.2, z], profile, 20)
  }
}

/** Bars from the column to the engraved ring, and to the crank. */
export function feet(builder: MeshBuilder): void {
  bar(builder, placeAt(ARBOR.shaft, 1.75, ARBOR_AT), 0.34, HEIGHT.base - 0.02, 0.06)
  for (const angle of [80, 170, 260])
    bar(builder, placeAt(angle * DEGREE, BASE.radius), 0.2, HEIGHT.base - 0.04, 0.05)
}
