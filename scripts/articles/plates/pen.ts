import { chance } from '#src/lib/digest.ts'
import { tenths } from '#src/lib/numbers.ts'

/* What plates are drawn with: path data on a copper of 320 by 200. */

export const WIDTH = 320
export const HEIGHT = 200
export const TURN = 2 * Math.PI

export type Point = readonly [x: number, y: number]

/** What a plate counts. tests/scripts/articles/plates.test.ts finds each of them in the text of its article. */
export type Counted = Readonly<Record<string, number | readonly number[]>>

/** Path data of each tone: shading, outlines, and what the article is about. */
export interface Engraving {
  hatch: readonly string[]
  line: readonly string[]
  brass: readonly string[]
}

export interface Plate {
  counted: Counted
  engraving: Engraving
}

/** A plate that is drawn from what it counts. */
export function plateOf<const C extends Counted>(counted: C, draw: (counted: C) => Engraving): Plate {
  return { counted, engraving: draw(counted) }
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** The sum of all values before each. */
export const starts = (values: readonly number[]) => values.map((_, index) => sum(values.slice(0, index)))

const written = ([x, y]: Point) => `${tenths(x)} ${tenths(y)}`

/** A step from one point to the next: half as many bytes as where it leads to. */
const step = ([x, y]: Point, [fromX, fromY]: Point) =>
  `l${tenths(tenths(x) - tenths(fromX))} ${tenths(tenths(y) - tenths(fromY))}`

export const line = (...points: readonly Point[]) =>
  points
    .map((point, index) => (index ? step(point, points[index - 1] ?? point) : `M${written(point)}`))
    .join('')
export const closed = (...points: readonly Point[]) => `${line(...points)}Z`
export const curve = (from: Point, first: Point, second: Point, to: Point) =>
  `M${written(from)}C${[first, second, to].map(written).join(' ')}`
/** Downwards; a negative length points up. */
export const stroke = (x: number, y: number, length: number) => `M${written([x, y])}v${tenths(length)}`

export function ellipse([x, y]: Point, rx: number, ry = rx): string {
  const half = `a${tenths(rx)} ${tenths(ry)} 0 0 1 `
  return `M${written([x - rx, y])}${half}${tenths(2 * rx)} 0${half}${tenths(-2 * rx)} 0Z`
}

export const box = (x: number, y: number, width: number, height: number) =>
  `M${written([x, y])}h${tenths(width)}v${tenths(height)}h${tenths(-width)}Z`

/** A place on a circle; angles in radians, 0 at the top, clockwise. */
export const polar = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.sin(angle),
  y - radius * Math.cos(angle),
]

/** Radial, from one radius to another. */
export const ray = (middle: Point, from: number, to: number, angle: number) =>
  line(polar(middle, from, angle), polar(middle, to, angle))

/** A part of a circle; from a smaller angle to a larger one. */
export function arc(middle: Point, radius: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0
  const end = written(polar(middle, radius, to))
  return `M${written(polar(middle, radius, from))}A${tenths(radius)} ${tenths(radius)} 0 ${large} 1 ${end}`
}

/** So many of the numbers below `among`, the same for the same seed. */
export function chosen(seed: string, count: number, among: number): ReadonlySet<number> {
  const order = range(among).toSorted((a, b) => chance(`${seed} ${a}`) - chance(`${seed} ${b}`))
  return new Set(order.slice(0, count))
}
