import { tenths } from '#src/lib/numbers.ts'

interface Point {
  x: number
  y: number
}

/** On which side of its step a text stands: inside the orbit beside the outermost two, else outside it. */
export type Side = 'left' | 'right' | 'above' | 'below'

/** The drawing of the flow: its box, where its steps stand, and the way from each step to the next. */
export interface Flow {
  width: number
  height: number
  nodes: readonly Point[]
  paths: readonly string[]
}

/** Clockwise from nine o'clock. `flow.css` has the same angle, from the number of the step. */
const angleOf = (at: number, count: number) => Math.PI + (at * 2 * Math.PI) / count

export function sideOf(at: number, count: number): Side {
  const angle = angleOf(at, count)
  const height = Math.sin(angle)
  if (Math.abs(height) < 0.2) return Math.cos(angle) < 0 ? 'right' : 'left'
  return height < 0 ? 'above' : 'below'
}

/**
 * An orbit seen from the side: the steps stand on it, and of a round the last leads back to the first.
 * Its area is 600 px high (spec §9).
 */
export function orbitFlow(count: number, closed: boolean): Flow {
  const [width, height, rx, ry] = [1200, 600, 500, 200]
  const nodes = Array.from({ length: count }, (_, at) => {
    const angle = angleOf(at, count)
    return { x: tenths(width / 2 + rx * Math.cos(angle)), y: tenths(height / 2 + ry * Math.sin(angle)) }
  })
  const paths = nodes.slice(0, closed ? count : count - 1).map((from, at) => {
    const to = nodes[(at + 1) % count] ?? from
    return `M${from.x} ${from.y}A${rx} ${ry} 0 0 1 ${to.x} ${to.y}`
  })
  return { width, height, nodes, paths }
}

/** The same for a narrow column: down in curves, and of a round back to the first along the left edge. */
export function columnFlow(count: number, closed: boolean): Flow {
  const [width, row] = [96, 88]
  const height = count * row
  const nodes = Array.from({ length: count }, (_, at) => ({
    x: at % 2 === 0 ? 38 : 66,
    y: row / 2 + at * row,
  }))
  const paths = nodes.slice(0, closed ? count : count - 1).map((from, at) => {
    const to = nodes[at + 1]
    if (to) return `M${from.x} ${from.y}C${from.x} ${from.y + 44} ${to.x} ${to.y - 44} ${to.x} ${to.y}`
    const first = nodes[0] ?? from
    return `M${from.x} ${from.y}C6 ${from.y} 6 ${from.y - 30} 6 ${from.y - row}V${first.y + row}C6 ${first.y + 30} 12 ${first.y} ${first.x} ${first.y}`
  })
  return { width, height, nodes, paths }
}
