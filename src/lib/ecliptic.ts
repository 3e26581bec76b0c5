/*
 * The plane that the bodies of a diagram stand on, seen in perspective. The canvas and its light version share it, so
 * that both draw the same picture. Units: the picture is 10 high, its middle is the origin, +y up, +z to the reader.
 */

/** Distance of the eye at which 30° of view span the picture's height. */
export const EYE = 5 / Math.tan(Math.PI / 12)

/** The plane's own x and z axes in the picture's space; both of length 1. */
export interface Axes {
  ax: number
  ay: number
  az: number
  cx: number
  cy: number
  cz: number
}

/** A place on the plane: along its x and its z axis. */
export interface PlanePoint {
  u: number
  w: number
}

export interface Point {
  x: number
  y: number
  z: number
}

/** The plane leaning towards the reader by an angle in radians; 0 is edge-on. */
export function leaning(lean: number): Axes {
  return { ax: 1, ay: 0, az: 0, cx: 0, cy: -Math.sin(lean), cz: Math.cos(lean) }
}

/** The lean at which circles look 0.8 times as high as they are wide, in shares of a picture of this aspect. */
export function leanFor(aspect: number): number {
  return Math.asin(Math.min(0.92, 0.8 / Math.max(0.1, aspect)))
}

/** The point of the plane that is seen at x, y of z = 0. */
export function toPlane(axes: Readonly<Axes>, x: number, y: number, out: PlanePoint): PlanePoint {
  const a = axes.ax + (x * axes.az) / EYE
  const b = axes.cx + (x * axes.cz) / EYE
  const c = axes.ay + (y * axes.az) / EYE
  const d = axes.cy + (y * axes.cz) / EYE
  const det = a * d - b * c
  // Edge-on there is no answer: everything is where it is seen.
  const safe = Math.abs(det) < 1e-3 ? 1e-3 * (det < 0 ? -1 : 1) : det
  out.u = (x * d - b * y) / safe
  out.w = (a * y - x * c) / safe
  return out
}

/** The point `lift` units above a point of the plane. */
export function fromPlane(
  axes: Readonly<Axes>,
  { u, w }: Readonly<PlanePoint>,
  lift: number,
  out: Point,
): Point {
  const nx = axes.cy * axes.az - axes.cz * axes.ay
  const ny = axes.cz * axes.ax - axes.cx * axes.az
  const nz = axes.cx * axes.ay - axes.cy * axes.ax
  out.x = u * axes.ax + w * axes.cx + lift * nx
  out.y = u * axes.ay + w * axes.cy + lift * ny
  out.z = u * axes.az + w * axes.cz + lift * nz
  return out
}

/** How much larger things look at a depth than at z = 0. */
export function magnification(z: number): number {
  return EYE / Math.max(0.1, EYE - z)
}

/** The control point of a curve that bends over the plane: `lift` units above a point of it. */
export interface Bend extends PlanePoint {
  lift: number
}

const SWIRL = 0.36
const LOW = 0.35

/** The way from a body to the hub: a quarter of an arc, in the sense in which the bodies turn. */
export function bendToHub({ u, w }: Readonly<PlanePoint>, out: Bend): Bend {
  const c = 0.55 * Math.cos(SWIRL)
  const s = 0.55 * Math.sin(SWIRL)
  out.u = u * c - w * s
  out.w = u * s + w * c
  out.lift = LOW
  return out
}

/** The way between two bodies: round the hub between neighbours, over it between opposites. */
export function bendBetween(a: Readonly<PlanePoint>, b: Readonly<PlanePoint>, out: Bend): Bend {
  const u = (a.u + b.u) / 2
  const w = (a.w + b.w) / 2
  const reach = (Math.hypot(a.u, a.w) + Math.hypot(b.u, b.w)) / 2
  const opposite = 1 - Math.hypot(u, w) / Math.max(1e-3, reach)
  out.u = u * 1.34
  out.w = w * 1.34
  out.lift = LOW + 3.3 * opposite * opposite
  return out
}

/** A circle about the hub as it is seen: half axes, and how far its middle lies below the hub. */
export function orbitSeen(lean: number, radius: number): { rx: number; ry: number; below: number } {
  const near = (radius * Math.sin(lean)) / (1 - (radius * Math.cos(lean)) / EYE)
  const far = (radius * Math.sin(lean)) / (1 + (radius * Math.cos(lean)) / EYE)
  const e = (radius * Math.cos(lean)) / EYE
  return { rx: radius / Math.sqrt(1 - e * e), ry: (near + far) / 2, below: (near - far) / 2 }
}
