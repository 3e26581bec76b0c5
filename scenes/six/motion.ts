import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

export const COUNT = 6
/** Radius of the orbit, and of the body that each carries, units. */
const ORBIT = 3.2
const BODY = 0.24
/** How each leans: some show their face, some their edge. Degrees. */
const LEANS = [8, 62, 30, 4, 58, 22] as const

export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const turn = (time / 480) * TAU + drive * 1.3
  for (let i = 0; i < COUNT; i += 1) {
    const part = out.parts[i]
    const body = out.bodies[i]
    if (!part || !body) continue
    const angle = (i / COUNT) * TAU + turn
    part.x = Math.cos(angle) * ORBIT
    part.z = Math.sin(angle) * ORBIT
    part.y = 0.1 * Math.sin(angle * 2)
    part.lean = (LEANS[i] ?? 0) * DEGREE
    part.roll = (i % 2 ? 12 : -10) * DEGREE
    part.turn = (i % 2 ? -1 : 1) * turn * 2
    part.scale = 0.88
    body.x = part.x
    body.y = part.y + (i === 0 || i === 3 ? 0.3 : 0)
    body.z = part.z
    body.radius = i === 2 || i === 5 ? 0.12 : BODY
  }
  const drum = out.parts[COUNT + 1]
  if (drum) {
    drum.lean = (14 + 20 * drive) * DEGREE
    drum.turn = -turn
  }
  const dust = out.parts[COUNT + 2]
  if (dust) dust.turn = time * 0.01
  out.core.turn = time * 0.05
}
