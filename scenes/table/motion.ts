import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

/** Where each arm ends: distance from the axis and height over the table, and the body's radius, units. */
export const ARMS = [
  { reach: 3.05, height: 0.95, radius: 0.3 },
  { reach: 2.5, height: 1.5, radius: 0.2 },
  { reach: 3.1, height: 0.7, radius: 0.34 },
  { reach: 2.55, height: 1.25, radius: 0.24 },
  { reach: 3.1, height: 0.9, radius: 0.22 },
  { reach: 2.6, height: 1.7, radius: 0.22 },
] as const

/** The table turns one way, the arms the other: with the scroll, and hardly by themselves. */
export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const [table, great, arms, wreath, dust] = out.parts
  const turn = (time / 400) * TAU + drive * 1.9
  out.core.y = 1.2
  if (table) {
    table.y = -0.35
    table.turn = -turn * 0.6
  }
  if (great) {
    great.turn = turn * 0.3
    great.lean = -16 * DEGREE
    great.roll = 8 * DEGREE
  }
  if (arms) arms.turn = turn
  if (wreath) {
    wreath.y = out.core.y
    wreath.lean = (70 - 40 * drive) * DEGREE
    wreath.turn = time * 0.05
  }
  if (dust) dust.turn = time * 0.01
  for (let i = 0; i < ARMS.length; i += 1) {
    const arm = ARMS[i]
    const body = out.bodies[i]
    if (!arm || !body) continue
    const angle = (i / ARMS.length) * TAU - turn
    body.x = Math.cos(angle) * arm.reach
    body.z = Math.sin(angle) * arm.reach
    body.y = arm.height + arm.radius * 0.6
    body.radius = arm.radius
  }
}
