import { TAU } from '#scenes/instrument/ease.ts'
import type { Solid } from '#scenes/instrument/metalwork.ts'

/** Grooves round a collar: fewer than these are cogs, and more are a tint where they are foreshortened. */
export const GROOVES = 60
/** Height of a ridge, units. */
export const RIDGE = 0.066
/** Light at the bottom of a groove: one as bright as its ridges is lost wherever both mirror the same panel. */
export const DARK = 0.06

/** From one groove's middle to the next one's: share of the way, whether on top of the ridge, and how much light reaches it. */
const OUTLINE = [
  [0, 0, DARK],
  [0.22, 0, DARK],
  [0.28, 1, 0.8],
  [0.72, 1, 0.8],
  [0.78, 0, DARK],
  [1, 0, DARK],
] as const

/** Ridges along y on a collar of that radius, with a dark groove between any two, `half` units to either side of its middle. */
export const knurl =
  (radius: number, half: number): Solid =>
  (builder) => {
    for (let i = 0; i < GROOVES; i += 1) {
      const at = (k: number, y: number) => {
        const [share, up] = OUTLINE[k] ?? [0, 0]
        const angle = ((i + share) / GROOVES) * TAU
        const r = radius + up * RIDGE
        return [Math.cos(angle) * r, y, Math.sin(angle) * r] as const
      }
      OUTLINE.slice(1).forEach(([, up1, shade1], k) => {
        const [, up0, shade0] = OUTLINE[k] ?? [0, 0, 1]
        const side = (corner: number, shade: number) => {
          const [x, , z] = at(corner, 0)
          // A flank faces along the collar.
          const [c, s] = up0 === up1 ? [x, z] : [z * (up1 - up0), x * (up0 - up1)]
          return [-half, half].map((y) => builder.vertex(at(corner, y), [c, 0, s], shade, 0))
        }
        const [a = 0, b = 0] = side(k, shade0)
        const [c = 0, d = 0] = side(k + 1, shade1)
        builder.quad(a, b, c, d)
      })
      for (const up of [-1, 1]) {
        const end = [1, 4, 2, 3].map((k) => builder.vertex(at(k, up * half), [0, up, 0], 0.6, 0))
        const [a = 0, b = 0, c = 0, d = 0] = up > 0 ? end.toReversed() : end
        builder.quad(a, b, c, d)
      }
    }
  }
