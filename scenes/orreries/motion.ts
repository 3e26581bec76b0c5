import { DEGREE, lerp, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import { starts, trades } from '#src/content/industries/trades.ts'

export const COUNT = 4
/** Radius of the ring on which they stand, units; how much larger the page's own is, the others, and all where none is. */
const CARRIER = 2.5
const OWN = 1.75
const OTHER = 0.8
const EQUAL = 1.15
/** How large an industry's own is in a row of the table that it begins with, that follows soon, that comes later. */
const FIT = { first: 1.6, soon: 1.1, later: 0.7 } as const

/** Sizes by row of the table, from 1, and industry; 0 is before any has been chosen. */
const ROWS: readonly (readonly number[])[] = [
  trades.map(() => EQUAL),
  ...starts.map(({ fits }) => trades.map(({ id }) => FIT[fits[id]])),
]

/** Size of industry `i` while row `told` of the table is chosen. */
export function sized(i: number, told: number): number {
  const row = Math.floor(told)
  const from = ROWS[row]?.[i] ?? EQUAL
  return lerp(from, ROWS[row + 1]?.[i] ?? from, told - row)
}

export function move({ time, drive, show, told }: Readonly<Drive>, out: PiecePose): void {
  const turn = (time / 420) * TAU + drive * 0.9
  const chosen = Math.max(0, show)
  for (let i = 0; i < COUNT; i += 1) {
    // The page's own stands in front.
    const angle = ((i - chosen) / COUNT) * TAU + 0.25 * TAU - 0.35 + (show < 0 ? turn : drive * 0.4)
    const scale = show < 0 ? sized(i, told) : i === show ? OWN : OTHER
    const [x, z] = [Math.cos(angle) * CARRIER, Math.sin(angle) * CARRIER]
    const y = show === i ? 0.5 : 0
    for (const [k, tip] of [
      [i * 2, 16],
      [i * 2 + 1, i === 1 ? -8 : 64],
    ] as const) {
      const part = out.parts[k]
      if (!part) continue
      part.x = x
      part.y = y
      part.z = z
      part.scale = scale
      part.lean = tip * DEGREE
      part.roll = (i * 30 - 40) * DEGREE
      part.turn = (k % 2 ? -1 : 1) * turn * 1.4
    }
    for (let b = 0; b < 2; b += 1) {
      const body = out.bodies[i * 2 + b]
      if (!body) continue
      const at = turn * (b ? -1.2 : 1.7) + i * 1.9 + b * 2.6
      const reach = b === 0 && i !== chosen ? 0 : (b ? 1.15 : 0.72) * scale
      body.x = x + Math.cos(at) * reach
      body.y = y + (reach > 0 ? 0.12 * scale * Math.sin(at) : 0)
      body.z = z + Math.sin(at) * reach
      body.radius = (b ? 0.12 : reach > 0 ? 0.14 : 0.3) * scale
    }
    if (i !== chosen) continue
    out.core.x = x
    out.core.y = y
    out.core.z = z
    out.core.scale = scale * 0.85
  }
  const dust = out.parts[COUNT * 2 + 1]
  if (dust) dust.turn = time * 0.01
}
