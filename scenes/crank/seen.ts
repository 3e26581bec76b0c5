import { magnification } from '#src/lib/ecliptic.ts'
import { ARBOR, HANDLE, HEIGHT, STAND } from './config.ts'
import { ARBOR_AT, placeAt } from './train.ts'

/** Width over height of the picture. */
export const ASPECT = 1.06

/** Where a place of the machine is seen, percent of its picture from the top left. */
export function seenAt(x: number, y: number, z: number): { x: number; y: number } {
  const { lean, scale } = STAND
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  const near = magnification(scale * (y * s + z * c))
  return {
    x: 50 + ((STAND.x + scale * x) * near * 10) / ASPECT,
    y: 50 - (STAND.y + scale * (y * c - z * s)) * near * 10,
  }
}

/** A place of the handle: `share` of its length from the lever, at this turn of the crank. */
export function handleAt(turn: number, share = 0.5) {
  const angle = turn * 2 * Math.PI
  const [x, z] = placeAt(ARBOR.shaft, ARBOR.reach + HANDLE.length * share, ARBOR_AT)
  // To the right of one who looks at the crank.
  const [right, front] = placeAt(ARBOR.shaft + Math.PI / 2, HANDLE.radius * Math.cos(angle))
  return seenAt(x + right, HEIGHT.shaft - HANDLE.radius * Math.sin(angle), z + front)
}

const ROUND = Array.from({ length: 48 }, (_, i) => handleAt(i / 48))

/** Percent: the middle, the width and the height of what the handle goes round on. */
export function seenCrank() {
  const [xs, ys] = [ROUND.map(({ x }) => x), ROUND.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }
}
