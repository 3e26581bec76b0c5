import { hundredths } from './numbers.ts'

/* Lines and dots of an emblem, in a square of 200 by 200. */

export interface Dot {
  x: number
  y: number
  r: number
  tone: 'brass' | 'core' | 'ink'
}

export const CENTER = 100
export const TURN = 2 * Math.PI
/** Nothing but the graduations goes further out. */
export const INNER = 84

export type Point = readonly [x: number, y: number]

export const polar = (angle: number, radius: number): Point => [
  CENTER + radius * Math.cos(angle),
  CENTER + radius * Math.sin(angle),
]
export const written = ([x, y]: Point) => `${hundredths(x)} ${hundredths(y)}`
export const line = (...points: readonly Point[]) => `M${points.map(written).join(' L')}`
export const dot = ([x, y]: Point, r: number, tone: Dot['tone']): Dot => ({
  x: hundredths(x),
  y: hundredths(y),
  r,
  tone,
})

/** Along a circle around the middle, `from` < `to` in radians, by less than a turn. */
export function arc(radius: number, from: number, to: number, move = 'M'): string {
  const large = to - from > Math.PI ? 1 : 0
  return `${move}${written(polar(from, radius))} A${radius} ${radius} 0 ${large} 1 ${written(polar(to, radius))}`
}

export function circle([x, y]: Point, radius: number): string {
  const half = `A${radius} ${radius} 0 1 1`
  return `M${written([x - radius, y])} ${half} ${written([x + radius, y])} ${half} ${written([x - radius, y])}`
}

/** 90 graduations; every 15th is one of the `long`. */
export function graduations(long: boolean): string {
  return Array.from({ length: 90 }, (_, index) => index)
    .filter((index) => (index % 15 === 0) === long)
    .map((index) => {
      const angle = (index / 90) * TURN
      return line(polar(angle, long ? 86 : 91), polar(angle, 96))
    })
    .join(' ')
}
