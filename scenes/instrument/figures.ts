import { DEGREE } from './ease.ts'
import type { Polygon } from './glyphs.ts'

type Points = readonly (readonly [x: number, y: number])[]

/** Half of the pen's width where a stroke goes up or down, and where it goes across. */
const PEN = { thick: 0.07, thin: 0.034 }
/** From the middle of a figure to that of the next. */
const ADVANCE = 0.62

/** Part of an ellipse about x, y, between two angles, degrees, with its radii across and up. */
const arc = (
  x: number,
  y: number,
  [across, up]: readonly [number, number],
  from: number,
  to: number,
): Points =>
  Array.from({ length: 17 }, (_, i) => {
    const angle = (from + ((to - from) * i) / 16) * DEGREE
    return [x + across * Math.cos(angle), y + up * Math.sin(angle)]
  })

/** What the pen draws along a line: convex pieces that overlap, or the field of distances would have seams. */
const stroke = (points: Points): Polygon[] =>
  points.slice(1).map(([x1, y1], i) => {
    const [x0, y0] = points[i] ?? [x1, y1]
    const length = Math.hypot(x1 - x0, y1 - y0)
    const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length]
    const half = PEN.thin + (PEN.thick - PEN.thin) * Math.abs(dy)
    // Short pieces of a bow go on under their neighbours; a straight stroke ends where it is said to.
    const over = points.length > 2 ? half : 0
    const corner = (x: number, y: number, along: number, side: number) =>
      [x + dx * along - dy * side * half, y + dy * along + dx * side * half] as const
    return [
      corner(x0, y0, -over, -1),
      corner(x1, y1, over, -1),
      corner(x1, y1, over, 1),
      corner(x0, y0, -over, 1),
    ]
  })

/** The strokes of each figure, 1 high, about x = 0. */
const FIGURES: readonly (readonly Points[])[] = [
  [arc(0, 0.5, [0.21, 0.46], 0, 360)],
  [
    [
      [0.04, 0],
      [0.04, 1],
    ],
    [
      [-0.18, 0.78],
      [0.06, 0.97],
    ],
    [
      [-0.14, 0.04],
      [0.22, 0.04],
    ],
  ],
  [
    arc(-0.01, 0.71, [0.2, 0.25], 165, -30),
    [
      [0.19, 0.64],
      [-0.17, 0.04],
    ],
    [
      [-0.25, 0.04],
      [0.25, 0.04],
    ],
  ],
  [arc(-0.02, 0.745, [0.18, 0.215], 150, -90), arc(-0.02, 0.28, [0.21, 0.245], 90, -150)],
  [
    [
      [0.13, 0],
      [0.13, 1],
    ],
    [
      [-0.26, 0.29],
      [0.08, 0.98],
    ],
    [
      [-0.27, 0.29],
      [0.27, 0.29],
    ],
  ],
  [
    [
      [-0.17, 0.96],
      [0.2, 0.96],
    ],
    [
      [-0.14, 1],
      [-0.16, 0.5],
    ],
    arc(-0.02, 0.31, [0.21, 0.27], 130, -150),
  ],
]

/** Polygons of a whole number of figures 0 to 5, centred on x = 0, 1 high. */
export function figureShapes(value: number): Polygon[] {
  const figures = [...String(value)]
  return figures.flatMap((figure, place) => {
    const x = (place - (figures.length - 1) / 2) * ADVANCE
    return (FIGURES[Number(figure)] ?? [])
      .flatMap(stroke)
      .map((shape) => shape.map(([px, py]) => [px + x, py] as const))
  })
}
