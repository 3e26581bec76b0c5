import { EYE, magnification, type Point } from '#src/lib/ecliptic.ts'
import { ringPoint, type Ring } from '#src/lib/lifecycle-ring.ts'
import { hundredths } from '#src/lib/numbers.ts'

/** SVG units of one unit of the stage. */
export const SCALE = 10
const FULL = 2 * Math.PI
/** Step of a drawn arc, radians. */
const FINE = FULL / 90

const point: Point = { x: 0, y: 0, z: 0 }
export interface Seen {
  x: number
  y: number
  /** How much larger than at the picture's own depth. */
  near: number
}

/** Where a point of the ring is seen, in SVG units from the picture's centre. */
export function seenAt(ring: Ring, angle: number, radius: number, lift: number): Seen {
  ringPoint(ring, angle, radius, lift, point)
  const near = magnification(point.z)
  return { x: hundredths(point.x * near * SCALE), y: hundredths(-point.y * near * SCALE), near }
}

function points(ring: Ring, from: number, to: number, radius: number, lift: number): string {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / FINE))
  const out: string[] = []
  for (let i = 0; i <= count; i += 1) {
    const { x, y } = seenAt(ring, from + ((to - from) * i) / count, radius, lift)
    out.push(`${x} ${y}`)
  }
  return out.join('L')
}

/** An open arc. */
export function arc(ring: Ring, from: number, to: number, radius: number, lift: number): string {
  return `M${points(ring, from, to, radius, lift)}`
}

export type Side = 'front' | 'back'

/**
 * Which part of the ring shows its outside (front) or its inside (back) to the eye. From above and close by, that is
 * not half and half: the edge of a cylinder is where the eye lies in the plane of its wall.
 */
export function spanOf(ring: Ring, side: Side): readonly [number, number] {
  const eye = EYE * Math.cos(ring.lean) + ring.y * Math.sin(ring.lean)
  const edge = Math.asin(ring.radius / eye)
  return side === 'front' ? [edge, Math.PI - edge] : [Math.PI - edge, FULL + edge]
}

/** The outside of the half that is nearer to the reader, or the inside of the other. */
export function bandFace(ring: Ring, side: Side): string {
  const [from, to] = spanOf(ring, side)
  const radius = ring.radius + (side === 'front' ? ring.depth : -ring.depth)
  return `M${points(ring, from, to, radius, ring.rim)}L${points(ring, to, from, radius, -ring.rim)}Z`
}

/** The narrow top of the band, which catches the light all around. */
export function bandTop(ring: Ring, side: Side): string {
  const [from, to] = spanOf(ring, side)
  const [outer, inner] = [ring.radius + ring.depth, ring.radius - ring.depth]
  return `M${points(ring, from, to, outer, ring.rim)}L${points(ring, to, from, inner, ring.rim)}Z`
}

/** Marks of one weight on a half: every 5th longer, every 10th longer still and bold (design: Materials). */
export function marks(ring: Ring, side: Side, count: number, weight: 'fine' | 'bold'): string {
  const [from, to] = spanOf(ring, side)
  const radius = ring.radius + (side === 'front' ? ring.depth : -ring.depth)
  const out: string[] = []
  for (let i = 0; i < count; i += 1) {
    const angle = ((i + 0.5) / count) * FULL
    const bold = i % 10 === 0
    const seen = angle < from ? angle + FULL : angle
    if (bold !== (weight === 'bold') || seen > to) continue
    const reach = bold ? 1.5 : i % 5 === 0 ? 1.1 : 0.68
    const top = seenAt(ring, angle, radius, ring.rim * 0.8)
    const foot = seenAt(ring, angle, radius, ring.rim * (0.8 - reach))
    out.push(`M${top.x} ${top.y}L${foot.x} ${foot.y}`)
  }
  return out.join('')
}
