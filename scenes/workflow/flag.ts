import { lerp } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { ball, rod } from '#scenes/instrument/solids.ts'
import { DIAL, FLAG } from './config.ts'

/** The arm on the arbor of the last gear. */
export function arm(builder: MeshBuilder): void {
  rod(builder, [0, FLAG.y, 0], [FLAG.length, FLAG.y, 0], 0.06)
  ball(builder, [FLAG.length, FLAG.y, 0], 0.12, 16)
  rod(builder, [0, DIAL.y, 0], [0, FLAG.y + 0.12, 0], 0.2, 24)
  ball(builder, [0, FLAG.y + 0.1, 0], 0.2, 20)
}

/** The pennant: its length, where its tail divides, how narrow it ends, and its waves: how high, and how many radians along it. Units. */
const CLOTH = { length: 2.3, notch: 1.7, ends: 0.5, wave: 0.045, turns: 3.4, steps: 20 }

/** Swallow-tailed and waving, seen from above. */
export function pennant(builder: MeshBuilder): void {
  const [from, to] = [FLAG.length - 1.28, FLAG.length - 0.14]
  const middle = (from + to) / 2
  const rowAt = (step: number, side: number): [edge: number, inner: number] => {
    const along = (step / CLOTH.steps) * CLOTH.length
    const angle = along * CLOTH.turns
    const half = (to - middle) * lerp(1, CLOTH.ends, along / CLOTH.length)
    const open = (Math.max(0, along - CLOTH.notch) / (CLOTH.length - CLOTH.notch)) * half
    const normal = [0, 1, -CLOTH.wave * CLOTH.turns * Math.cos(angle)]
    const corner = (x: number) =>
      builder.vertex([x, FLAG.y + CLOTH.wave * Math.sin(angle), 0.02 + along], normal, 1, x)
    return [corner(middle + side * half), corner(middle + side * open)]
  }
  for (const side of [-1, 1]) {
    let [edge, inner] = rowAt(0, side)
    for (let step = 1; step <= CLOTH.steps; step += 1) {
      const [nextEdge, nextInner] = rowAt(step, side)
      if (side < 0) builder.quad(edge, nextEdge, inner, nextInner)
      else builder.quad(inner, nextInner, edge, nextEdge)
      ;[edge, inner] = [nextEdge, nextInner]
    }
  }
}
