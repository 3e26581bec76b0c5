import { LatheGeometry, Vector2 } from 'three'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned } from '#scenes/instrument/metalwork.ts'
import { ball, lathe, plate } from '#scenes/instrument/solids.ts'
import { crankTrain } from '#src/content/crank-train.ts'
import { ARBOR, HANDLE } from './config.ts'
import { radiusOf } from './train.ts'

/*
 * The crank about its own y, which leads out of the machine. Its lever points along +x at turn 0: to the right, as the reader
 * sees it.
 */

const OUT = ARBOR.reach

/** Shaft, boss, a lever that narrows towards the handle, a weight behind, and the pin of the handle. */
export function lever(builder: MeshBuilder): void {
  const { radius, length } = HANDLE
  const inner = radiusOf(crankTrain.bevel.arbor) - 0.24
  const shaft = [
    [0, inner],
    [0.085, inner],
    [0.085, OUT - 0.12],
    [0.24, OUT - 0.12],
    [0.27, OUT - 0.09],
    [0.27, OUT + 0.09],
    [0.25, OUT + 0.12],
    [0.13, OUT + 0.14],
    [0.13, OUT + 0.22],
    [0.1, OUT + 0.26],
    [0, OUT + 0.28],
  ] as const
  lathe(builder, shaft, 40)
  const half = [
    [radius + 0.14, 0],
    [radius + 0.1, 0.08],
    [radius, 0.12],
    [0, 0.2],
    [-0.52, 0.13],
    [-0.6, 0],
  ] as const
  const other = half
    .slice(1, -1)
    .toReversed()
    .map(([x, z]) => [x, -z] as const)
  plate(builder, [...half, ...other], 0.05, OUT)
  ball(builder, [-0.58, OUT, 0], 0.21, 22)
  const pin = [
    [0, 0.09],
    [0.1, 0.09],
    [0.13, 0.04],
    [0.95, 0.04],
    [0.96, 0.075],
    [1, 0.06],
    [1, 0],
  ] as const
  addTurned(builder, [radius, OUT, 0], [radius, OUT + length + 0.16, 0], pin, 16)
}

const STEPS = 16

/** Smoothly turned, and of lacquer: it is what the visitor takes hold of. */
export function grip(builder: MeshBuilder): void {
  const { radius, length } = HANDLE
  const outline = Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    const swell = Math.PI * (0.1 + 0.82 * share) ** 1.15
    return new Vector2(0.07 + 0.12 * Math.sin(swell), OUT + 0.13 + share * (length - 0.1))
  })
  builder.add(new LatheGeometry(outline, 32).translate(radius, 0, 0))
}
