import { DEGREE } from '#scenes/instrument/ease.ts'
import type { Point, Solid } from '#scenes/instrument/metalwork.ts'
import { ball, lathe, rod } from '#scenes/instrument/solids.ts'
import { addFoot } from './turned.ts'

/** Bowls of the fountain: radius and height of the edge, and radius of the outlet, units. */
const BOWLS = [
  [0.98, 2.2, 0.13],
  [0.72, 1.56, 0.11],
  [0.5, 1.04, 0.1],
] as const
/** The dish under the bowls, and the ball that lies in it. */
const DISH = { radius: 0.62, y: 0.36 }
export const KEPT = { radius: 0.2, y: 0.57 }

/** The foot of a post, from in the dish up. */
const POST_FOOT = [
  [0.09, 0],
  [0.08, 0.07],
  [0.035, 0.1],
] as const

/** E-commerce: three bowls over a dish (scenes/fountain). */
export const fountain: Solid = (builder) => {
  addFoot(builder, 0.3, 0.09)
  const dish = [
    [0.09, 0.26],
    [DISH.radius, DISH.y - 0.04],
    [DISH.radius, DISH.y + 0.04],
    [0.1, DISH.y - 0.02],
    [0, DISH.y - 0.02],
  ] as const
  lathe(builder, dish, 40)
  for (const [edge, y, outlet] of BOWLS) {
    const low = y - 0.42 * (edge - outlet)
    // As long as one sees into it from above: of the bowl below nothing shows through, and it is dark.
    const spout = low - 1.3 * outlet
    const outline = [
      [outlet + 0.03, spout],
      [outlet + 0.03, low - 0.05],
      [edge, y - 0.05],
      [edge, y + 0.01],
      [edge - 0.05, y + 0.01],
      [outlet, low],
      [outlet, low, 0.12],
      [outlet, spout, 0.02],
    ] as const
    lathe(builder, outline, 40)
  }
  for (const degrees of [-90, 24, 156]) {
    const at = (r: number, y: number): Point => [
      Math.cos(degrees * DEGREE) * r,
      y,
      Math.sin(degrees * DEGREE) * r,
    ]
    const [top, ...lower] = BOWLS
    const [from, to] = [DISH.radius - 0.1, top[0] - 0.04]
    rod(builder, at(from, DISH.y), at(to, top[1] - 0.04), 0.035)
    lathe(builder, POST_FOOT, 14, at(from, DISH.y))
    for (const [edge, y] of lower) {
      const share = (y - DISH.y) / (top[1] - DISH.y)
      const radius = from + (to - from) * share
      rod(builder, at(edge - 0.02, y - 0.02), at(radius, y - 0.02), 0.026, 8)
      ball(builder, at(radius, y - 0.02), 0.06, 12)
    }
  }
}
