const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** A convex polygon, anticlockwise: x, y pairs. */
export type Polygon = readonly (readonly [number, number])[]

/** Thick and thin strokes and the serif's half width and height, of a letter that is 1 high. */
const STEM = 0.1
const HAIR = 0.042
const SERIF = { half: 0.19, height: 0.045 }

const serif = (x: number, y: number, half = SERIF.half): Polygon => [
  [x - half, y],
  [x + half, y],
  [x + half, y + SERIF.height],
  [x - half, y + SERIF.height],
]

const slanted = (x0: number, x1: number, half: number): Polygon => [
  [x0 - half, 0],
  [x0 + half, 0],
  [x1 + half, 1],
  [x1 - half, 1],
]

const TOP = 1 - SERIF.height

/** The letters of Roman numerals as an engraver cuts them: one thick stroke, one thin, flat serifs. */
const LETTERS: Readonly<Record<string, { width: number; shapes: readonly Polygon[] }>> = {
  I: { width: 0.42, shapes: [slanted(0, 0, STEM), serif(0, 0), serif(0, TOP)] },
  V: {
    width: 0.76,
    shapes: [slanted(0.02, -0.25, STEM), slanted(0, 0.27, HAIR), serif(-0.25, TOP), serif(0.27, TOP, 0.12)],
  },
  X: {
    width: 0.76,
    shapes: [
      slanted(0.25, -0.25, STEM),
      slanted(-0.25, 0.25, HAIR),
      serif(-0.25, TOP),
      serif(0.25, TOP, 0.12),
      serif(-0.25, 0, 0.12),
      serif(0.25, 0),
    ],
  },
}

/** Polygons of a numeral 1..12, centred on x = 0, 1 high. */
export function numeralShapes(value: number): Polygon[] {
  const letters = [...(ROMAN[value - 1] ?? 'I')].map((letter) => LETTERS[letter])
  let x = -letters.reduce((sum, letter) => sum + (letter?.width ?? 0), 0) / 2
  return letters.flatMap((letter) => {
    const middle = x + (letter?.width ?? 0) / 2
    x += letter?.width ?? 0
    return (letter?.shapes ?? []).map((shape) => shape.map(([px, py]) => [px + middle, py] as const))
  })
}

/** Edges as lines, nx·x + ny·y + c being the distance to each, positive inside. */
function edges(shape: Polygon): Float64Array {
  const out = new Float64Array(shape.length * 3)
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length] ?? [0, 0]
    const length = Math.hypot(bx - ax, by - ay)
    const [nx, ny] = [(ay - by) / length, (bx - ax) / length]
    out.set([nx, ny, -nx * ax - ny * ay], i * 3)
  })
  return out
}

/** Distance to the outline, positive inside. Exact but near corners outside, where it is too small. */
function inside(lines: Float64Array, x: number, y: number): number {
  let nearest = Infinity
  for (let at = 0; at < lines.length; at += 3)
    nearest = Math.min(nearest, (lines[at] ?? 0) * x + (lines[at + 1] ?? 0) * y + (lines[at + 2] ?? 0))
  return nearest
}

/** Cells of the atlas: 4 columns, 3 rows; px of a cell, and how many letter heights it spans. */
export const GLYPH_CELL = { columns: 4, rows: 3, width: 144, height: 64, wide: 2.7, high: 1.2 }
/** Distance, in letter heights, that a byte spans on either side of the outline. */
export const GLYPH_RANGE = 0.1

/** Draws one convex shape into the cell whose corner is at `left`, `top`: only where its field reaches. */
function draw(shape: Polygon, data: Uint8Array, left: number, top: number): void {
  const { columns, width, height, wide, high } = GLYPH_CELL
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  const column = (x: number) => Math.min(width, Math.max(0, Math.round((x / wide + 0.5) * width)))
  const row = (y: number) => Math.min(height, Math.max(0, Math.round(((y - 0.5) / high + 0.5) * height)))
  const lines = edges(shape)
  for (let j = row(Math.min(...ys) - GLYPH_RANGE); j < row(Math.max(...ys) + GLYPH_RANGE); j += 1) {
    const y = 0.5 + ((j + 0.5) / height - 0.5) * high
    for (let i = column(Math.min(...xs) - GLYPH_RANGE); i < column(Math.max(...xs) + GLYPH_RANGE); i += 1) {
      const level = 0.5 + (0.5 * inside(lines, ((i + 0.5) / width - 0.5) * wide, y)) / GLYPH_RANGE
      const at = (top + j) * columns * width + left + i
      data[at] = Math.max(data[at] ?? 0, Math.round(Math.min(1, Math.max(0, level)) * 255))
    }
  }
}

/** Numerals as a field of distances, by the number of their cell, from 1: sharp at any size, one byte a texel. I to XII, or others. */
export function glyphField(shapesOf: (cell: number) => Polygon[] = numeralShapes): {
  data: Uint8Array
  width: number
  height: number
} {
  const { columns, rows, width, height } = GLYPH_CELL
  const data = new Uint8Array(columns * width * rows * height)
  for (let cell = 0; cell < columns * rows; cell += 1)
    for (const shape of shapesOf(cell + 1))
      draw(shape, data, (cell % columns) * width, Math.floor(cell / columns) * height)
  return { data, width: columns * width, height: rows * height }
}
