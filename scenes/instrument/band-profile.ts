/** A brass ring around the local y axis. Units are scene units. */
export interface BandSpec {
  /** Radius at the middle of the metal. */
  radius: number
  /** Size along the axis, and along the radius. */
  axial: number
  depth: number
  /** Width of the raised rims that border each broad face, and how far the face lies below them. */
  rim: number
  groove: number
  /** Pivot pins: their angle in degrees and the radii they span. */
  pins?: readonly Pin[]
  /** Fine gear teeth around the outside; 0 or absent for none. */
  teeth?: number
  /** Degrees about angle 0 that the ring leaves open; its ends are closed. */
  gap?: number
  /** Slope of its flat faces, its inner edge towards +y: a cone mirrors other panels on each side. 0 or absent: flat. */
  dish?: number
}

export interface Pin {
  angle: number
  from: number
  to: number
  /** Radius of the rod. */
  thickness: number
}

/** A corner of the cross-section: radius, height, and how much light reaches it, 0..1. */
export type Corner = readonly [r: number, y: number, shade: number]

const BEVEL = 0.22

/**
 * Cross-section, anticlockwise from the bottom of the outer face: bevel, rim, sunken face, rim,
 * bevel on all four sides. Narrow faces stay plain.
 */
export function bandProfile(spec: BandSpec): Corner[] {
  const { radius, dish = 0 } = spec
  return flatProfile(spec).map(([r, y, shade]) => [r, y - dish * (r - radius), shade])
}

function flatProfile(spec: BandSpec): Corner[] {
  const h = spec.axial / 2
  const outer = spec.radius + spec.depth / 2
  const inner = spec.radius - spec.depth / 2
  const bevel = Math.min(spec.rim, h, spec.depth / 2) * BEVEL
  const g = spec.groove
  const tall = spec.axial > spec.rim * 3
  const deep = spec.depth > spec.rim * 3
  const corners: Corner[] = [
    [outer - bevel, -h, 1],
    [outer, -h + bevel, 1],
  ]
  const sink = (points: Corner[]) => corners.push(...points)
  if (tall)
    sink([
      [outer, -h + spec.rim, 1],
      [outer - g, -h + spec.rim + g * 0.4, 0.5],
      [outer - g, -h + spec.rim + g * 2, 0.96],
      [outer - g, h - spec.rim - g * 2, 0.96],
      [outer - g, h - spec.rim - g * 0.4, 0.5],
      [outer, h - spec.rim, 1],
    ])
  sink([
    [outer, h - bevel, 1],
    [outer - bevel, h, 1],
  ])
  if (deep)
    sink([
      [outer - spec.rim, h, 1],
      [outer - spec.rim - g * 0.4, h - g, 0.5],
      [outer - spec.rim - g * 2, h - g, 0.96],
      [inner + spec.rim + g * 2, h - g, 0.96],
      [inner + spec.rim + g * 0.4, h - g, 0.5],
      [inner + spec.rim, h, 1],
    ])
  sink([
    [inner + bevel, h, 1],
    [inner, h - bevel, 0.9],
  ])
  if (tall)
    sink([
      [inner, h - spec.rim, 0.9],
      [inner + g, h - spec.rim - g * 0.4, 0.45],
      [inner + g, h - spec.rim - g * 2, 0.85],
      [inner + g, -h + spec.rim + g * 2, 0.85],
      [inner + g, -h + spec.rim + g * 0.4, 0.45],
      [inner, -h + spec.rim, 0.9],
    ])
  sink([
    [inner, -h + bevel, 0.9],
    [inner + bevel, -h, 1],
  ])
  return corners
}
