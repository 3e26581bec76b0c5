import { TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addStrip, type Point } from '#scenes/instrument/metalwork.ts'

/** A bevel wheel about y. Its teeth point at the apex, where its axis and that of its neighbour meet. */
interface BevelSpec {
  teeth: number
  /** Units: the pitch circle at its wide end, the distance of the apex from there along the axis, and its bore. */
  radius: number
  apex: number
  bore: number
  tooth: number
  /** 1: the apex is above it, −1: below. */
  side: 1 | -1
  /** Turn of its first tooth, radians from +x towards +z. */
  phase: number
}

/** How far its teeth reach towards the apex, as a share. */
const NARROW = 0.7
const CORNERS = [
  [-0.3, -0.5],
  [-0.14, 0.5],
  [0.14, 0.5],
  [0.3, -0.5],
] as const

export function addBevel(
  builder: MeshBuilder,
  { teeth, radius, apex, bore, tooth, side, phase }: BevelSpec,
): void {
  const slant = Math.hypot(radius, apex)
  const at = (angle: number, r: number, y: number): Point => [
    Math.cos(angle) * r,
    side * y,
    Math.sin(angle) * r,
  ]
  const corners = Array.from({ length: teeth }, (_, i) =>
    CORNERS.map(([share, rise]) => ({ angle: phase + ((i + share) / teeth) * TAU, rise: rise * tooth })),
  ).flat()
  /** Heights from the apex: at the wide end −apex. */
  const toothed = (share: number) =>
    corners.map(({ angle, rise }) =>
      at(angle, (radius + (rise * apex) / slant) * share, (-apex + (rise * radius) / slant) * share),
    )
  const round = (r: number, y: number) => corners.map(({ angle }) => at(angle, r, y))
  const back = -apex - tooth * 0.9
  const front = -apex * NARROW - tooth * 0.3
  const loops = [
    toothed(1),
    toothed(NARROW),
    round(bore * 1.7, front),
    round(bore, front),
    round(bore, back),
    round(radius * 0.86, back),
  ]
  const ordered = side > 0 ? loops : loops.toReversed()
  const shades = side > 0 ? [1, 0.8, 1, 0.6, 0.9, 0.8] : [0.9, 0.6, 1, 0.8, 1, 0.8]
  ordered.forEach((loop, i) =>
    addStrip(builder, loop, ordered[(i + 1) % ordered.length] ?? loop, { shade: shades[i] }),
  )
}
