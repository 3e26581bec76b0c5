import { tenths } from './numbers.ts'

/** Curves of small charts, as SVG paths. y grows downwards; `low` lies on the floor of the box, `high` at its top. */
export interface Box {
  width: number
  height: number
  low: number
  high: number
}

function points(values: readonly number[], { width, height, low, high }: Box): (readonly [number, number])[] {
  const step = width / Math.max(1, values.length - 1)
  return values.map((value, i) => [i * step, height * (1 - (value - low) / (high - low))])
}

/** A curve through all values that overshoots none of them: control points lie level with their ends. */
export function linePath(values: readonly number[], box: Box): string {
  return points(values, box)
    .map(([x, y], i, all) => {
      const before = all[i - 1]
      if (!before) return `M${tenths(x)} ${tenths(y)}`
      const middle = tenths((before[0] + x) / 2)
      return `C${middle} ${tenths(before[1])} ${middle} ${tenths(y)} ${tenths(x)} ${tenths(y)}`
    })
    .join('')
}

/** The area between the curve and the floor. */
export function areaPath(values: readonly number[], box: Box): string {
  return `${linePath(values, box)}L${box.width} ${box.height}L0 ${box.height}Z`
}

/** Values as dots: strokes of no length, which round ends turn into dots of the stroke's width. */
export function dotsPath(values: readonly number[], box: Box): string {
  return points(values, box)
    .map(([x, y]) => `M${tenths(x)} ${tenths(y)}h0`)
    .join('')
}

/** Columns on the floor, `fill` of each share wide. */
export function columnsPath(values: readonly number[], box: Box, fill = 0.6): string {
  const share = box.width / values.length
  const width = tenths(share * fill)
  return values
    .map((value, i) => {
      const height = tenths((box.height * (value - box.low)) / (box.high - box.low))
      return `M${tenths(i * share + (share - width) / 2)} ${box.height}v${-height}h${width}v${height}z`
    })
    .join('')
}
