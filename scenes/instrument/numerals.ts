/** Straight strokes [x0, y0, x1, y1] of a Roman numeral, height 0..1, centred on x = 0. */
type Stroke = readonly [number, number, number, number]

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const
const WIDTH: Record<string, number> = { I: 0.26, V: 0.62, X: 0.62 }
const GLYPH: Record<string, readonly Stroke[]> = {
  I: [[0, 0, 0, 1]],
  V: [
    [-0.26, 1, 0, 0],
    [0, 0, 0.26, 1],
  ],
  X: [
    [-0.26, 0, 0.26, 1],
    [-0.26, 1, 0.26, 0],
  ],
}

/** `value` is 1..12. */
export function numeralStrokes(value: number): Stroke[] {
  const letters = [...(ROMAN[value - 1] ?? 'I')]
  const total = letters.reduce((sum, letter) => sum + (WIDTH[letter] ?? 0), 0)
  let x = -total / 2
  return letters.flatMap((letter) => {
    const width = WIDTH[letter] ?? 0
    const middle = x + width / 2
    x += width
    return (GLYPH[letter] ?? []).map(([x0, y0, x1, y1]): Stroke => [x0 + middle, y0, x1 + middle, y1])
  })
}
