import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import type { HighlightSpec } from '#scenes/instrument/highlight.ts'
import type { OrbitSpec } from '#scenes/instrument/orbit-geometry.ts'
import type { PacketSpec } from '#scenes/instrument/packets.tsx'
import type { PathSpec } from '#scenes/instrument/paths.tsx'
import type { Body } from '#scenes/instrument/planet.tsx'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import type { Graduation } from '#scenes/instrument/engraving.ts'
import { metals } from '#src/content/planets.ts'
import { packetSpeed, sources } from '#src/content/analytics/sources.ts'

/** Scene units (10 = height of the map), degrees, seconds. */
export const CORE = { radius: 0.8, reach: 4.4 }

/** The rim of the chart faces the reader, as an astrolabe's does. */
export const RIM: BandSpec = {
  radius: 4.06,
  axial: 0.08,
  depth: 0.32,
  rim: 0.045,
  groove: 0.016,
}
export const RIM_MARKS: readonly Graduation[] = [
  { face: 'top', marks: 360, numerals: 24, fine: 0.0056 },
  { face: 'outer', marks: 180, numerals: 0, fine: 0.005 },
]
export const ECLIPTIC: BandSpec = {
  radius: 2,
  axial: 0.32,
  depth: 0.07,
  rim: 0.035,
  groove: 0.016,
  pins: [
    { angle: 0, from: 2.04, to: 3.9, thickness: 0.022 },
    { angle: 180, from: 2.04, to: 3.9, thickness: 0.022 },
  ],
}
export const ECLIPTIC_MARKS: readonly Graduation[] = [
  { face: 'outer', marks: 240, numerals: 12, fine: 0.0052 },
]
export const COLURE: BandSpec = {
  radius: 1.66,
  axial: 0.07,
  depth: 0.17,
  rim: 0.028,
  groove: 0.01,
  pins: [
    { angle: 90, from: 1.76, to: 1.96, thickness: 0.022 },
    { angle: 270, from: 1.76, to: 1.96, thickness: 0.022 },
  ],
}
export const AXIS: BandSpec = {
  radius: 1.3,
  axial: 0.06,
  depth: 0.05,
  rim: 0.02,
  groove: 0.006,
  pins: [
    { angle: 0, from: 1.32, to: 1.57, thickness: 0.018 },
    { angle: 180, from: 1.32, to: 1.57, thickness: 0.018 },
  ],
}
/** Goes around the planet that is looked at; in radii of that planet. */
export const HALO: BandSpec = {
  radius: 1.62,
  axial: 0.03,
  depth: 0.14,
  rim: 0.04,
  groove: 0.008,
}

export const BODIES: readonly Body[] = sources.map(({ colour }) => ({
  colour,
  metal: metals[colour] ?? 0,
  strata: metals[colour] ? 0.2 : 0.6,
}))

/** The axle of the hub stands as the earth's does, degrees from upright. */
export const OBLIQUITY = 23.4

/** How much a planet grows that is looked at. */
export const GROWTH = 0.22

/** Of radius 1: the scene gives each the radius at which it passes through its planet. */
export const ORBITS: readonly OrbitSpec[] = sources.map((_, i) => ({
  radius: 1,
  width: 1.15,
  dashes: i % 2 === 1 ? 170 : 0,
  duty: 0.5,
  brightness: 0.34,
  trail: 6,
}))

/** Streams to the hub first, then ways between neighbours. */
export const JOINS: readonly (readonly [number, number])[] = sources.flatMap(({ connections }, i) =>
  connections.map((id) => [i, sources.findIndex((other) => other.id === id)] as const),
)
export const HIGHLIGHT: HighlightSpec = {
  nodes: sources,
  ways: [...sources.map((_, i) => [i]), ...JOINS],
  rate: 9,
  flowRate: 9,
}
export const CURVES = sources.length + JOINS.length
export const PATHS: PathSpec = { curves: CURVES, hub: sources.length, width: 1.2, halo: 9 }
export const PACKETS: Record<Tier, PacketSpec> = {
  high: {
    seed: 11,
    curves: CURVES,
    perCurve: 8,
    size: 0.24,
    speed: packetSpeed,
    ownClock: true,
    stream: 1400,
  },
  medium: {
    seed: 11,
    curves: CURVES,
    perCurve: 6,
    size: 0.24,
    speed: packetSpeed,
    ownClock: true,
    stream: 400,
  },
  low: { seed: 11, curves: CURVES, perCurve: 4, size: 0.24, speed: packetSpeed, ownClock: true },
}

/** What is not looked at keeps this share of its opacity. */
export const DIM = { planet: 0.42, way: 0.3, packets: 0.2, join: 0.45 }

/** Without lanes: the chart is seen edge-on, where they would be one bright line. */
export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 31, count: 20_000, inner: 2.4, outer: 10, spread: 4.6, size: 0.024 },
  medium: { seed: 31, count: 6000, inner: 2.4, outer: 10, spread: 4.6, size: 0.03 },
  low: { seed: 31, count: 1200, inner: 2.4, outer: 10, spread: 4.2, size: 0.036 },
}
