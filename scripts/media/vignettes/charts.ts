/** What the vignettes draw besides the site's own curves. y grows downwards. */
import type { Box } from '#src/lib/curves.ts'
import { tenths } from '#src/lib/numbers.ts'

/** `cx cy r from to`, degrees clockwise from the top. */
export function arcPath([cx = 0, cy = 0, r = 1, from = 0, to = 90]: readonly number[]): string {
  const at = (angle: number) => {
    const turn = ((angle - 90) * Math.PI) / 180
    return `${tenths(cx + r * Math.cos(turn))} ${tenths(cy + r * Math.sin(turn))}`
  }
  return `M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`
}

/** Columns from the box's floor; each takes six tenths of its share. */
export function bars(values: readonly number[], { width, height, low, high }: Box): string {
  const step = width / values.length
  return values
    .map((value, i) => {
      const tall = (height * (value - low)) / (high - low)
      return `<rect x="${tenths(i * step + step * 0.2)}" y="${tenths(height - tall)}" width="${tenths(step * 0.6)}" height="${tenths(tall)}" />`
    })
    .join('')
}
