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
  /** Slope of its upright faces, its +y edge the narrower: a cone. 0 or absent: upright. */
  taper?: number
  /**
   * How far its outer and its top face bulge and its inner one is hollow, units: flat ones mirror one light all over. Its
   * ends are dressed then. 0 or absent: flat.
   */
  crown?: number
  /** How much light reaches it at an angle, radians, 0..1: less beside what stands on it. Absent: all. */
  lightAt?: (angle: number) => number
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

/** Outward normal of a facet of the cross-section: along the radius and along the axis. */
export type Facet = readonly [r: number, y: number]

/** Facets that meet at a smaller angle are one round face: its cosine. */
const ROUND = 0.95

/** For each facet of a cross-section its normals where it begins and where it ends. */
export function normalsOf(corners: readonly Corner[]): (readonly [begins: Facet, ends: Facet])[] {
  const facets = corners.map(([r, y], i): Facet => {
    const [nextR, nextY] = corners[(i + 1) % corners.length] ?? [r, y]
    const length = Math.hypot(nextR - r, nextY - y) || 1
    return [(nextY - y) / length, (r - nextR) / length]
  })
  return facets.map((facet, i) => {
    const blend = (other: Facet = facet): Facet =>
      facet[0] * other[0] + facet[1] * other[1] > ROUND ? [facet[0] + other[0], facet[1] + other[1]] : facet
    return [blend(facets.at(i - 1)), blend(facets[(i + 1) % facets.length])]
  })
}

const BEVEL = 0.22
const CROWN_FACETS = 7

/** A broad face from one of its edges to the other, and how far it bulges there. If it is round, less light reaches its edges. */
function broad(
  [from, to]: readonly [from: number, to: number],
  crown: number,
  shade: number,
  corner: (along: number, bulge: number) => Facet,
): Corner[] {
  const facets = crown === 0 ? 1 : CROWN_FACETS
  return Array.from({ length: facets + 1 }, (_, i) => {
    const t = i / facets
    const up = crown === 0 ? 1 : 4 * t * (1 - t)
    return [...corner(from + (to - from) * t, crown * up), shade * (0.5 + 0.5 * up)]
  })
}

/**
 * Cross-section, anticlockwise from the bottom of the outer face: bevel, rim, sunken face, rim,
 * bevel on all four sides. Narrow faces stay plain.
 */
export function bandProfile(spec: BandSpec): Corner[] {
  const { radius, dish = 0, taper = 0 } = spec
  return flatProfile(spec).map(([r, y, shade]) => [r - taper * y, y - dish * (r - radius), shade])
}

function flatProfile(spec: BandSpec): Corner[] {
  const h = spec.axial / 2
  const outer = spec.radius + spec.depth / 2
  const inner = spec.radius - spec.depth / 2
  const bevel = Math.min(spec.rim, h, spec.depth / 2) * BEVEL
  const { groove: g, crown = 0 } = spec
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
      ...broad([-h + spec.rim + g * 2, h - spec.rim - g * 2], crown, 0.96, (y, up) => [outer - g + up, y]),
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
      ...broad([outer - spec.rim - g * 2, inner + spec.rim + g * 2], crown, 0.96, (r, up) => [r, h - g + up]),
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
      ...broad([h - spec.rim - g * 2, -h + spec.rim + g * 2], crown, 0.85, (y, up) => [inner + g + up, y]),
      [inner + g, -h + spec.rim + g * 0.4, 0.45],
      [inner, -h + spec.rim, 0.9],
    ])
  sink([
    [inner, -h + bevel, 0.9],
    [inner + bevel, -h, 1],
  ])
  return corners
}
