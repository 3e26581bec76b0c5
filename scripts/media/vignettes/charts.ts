/** Curves for the vignettes. A box is `width height lowest highest`; y grows downwards. */

type Point = readonly [number, number]
const round = (value: number) => Math.round(value * 10) / 10

function points(values: readonly number[], [width = 1, height = 1, low = 0, high = 1]: readonly number[]) {
  const step = width / Math.max(1, values.length - 1)
  return values.map((value, i): Point => [i * step, height * (1 - (value - low) / (high - low))])
}

/** A curve through all values that overshoots none of them: control points lie level with their ends. */
export function linePath(values: readonly number[], box: readonly number[]): string {
  return points(values, box)
    .map(([x, y], i, all) => {
      const before = all[i - 1]
      if (!before) return `M${round(x)} ${round(y)}`
      const middle = (before[0] + x) / 2
      return `C${round(middle)} ${round(before[1])} ${round(middle)} ${round(y)} ${round(x)} ${round(y)}`
    })
    .join('')
}

export function areaPath(values: readonly number[], box: readonly number[]): string {
  const [width = 1, height = 1] = box
  return `${linePath(values, box)}L${width} ${height}L0 ${height}Z`
}

/** `cx cy r from to`, degrees clockwise from the top. */
export function arcPath([cx = 0, cy = 0, r = 1, from = 0, to = 90]: readonly number[]): string {
  const at = (angle: number) => {
    const turn = ((angle - 90) * Math.PI) / 180
    return `${round(cx + r * Math.cos(turn))} ${round(cy + r * Math.sin(turn))}`
  }
  return `M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`
}

/** Columns from the box's floor; each takes six tenths of its share. */
export function bars(
  values: readonly number[],
  [width = 1, height = 1, low = 0, high = 1]: readonly number[],
) {
  const step = width / values.length
  return values
    .map((value, i) => {
      const tall = (height * (value - low)) / (high - low)
      return `<rect x="${round(i * step + step * 0.2)}" y="${round(height - tall)}" width="${round(step * 0.6)}" height="${round(tall)}" />`
    })
    .join('')
}
