import { tenths } from '#src/lib/numbers.ts'
import type { Box } from '#src/lib/curves.ts'

/** Values as dots: strokes of no length, which round ends turn into dots of the stroke's width. */
export function dotsPath(values: readonly number[], { width, height, low, high }: Box): string {
  const step = width / Math.max(1, values.length - 1)
  const y = (value: number) => tenths(height * (1 - (value - low) / (high - low)))
  return values.map((value, at) => `M${tenths(at * step)} ${y(value)}h0`).join('')
}
