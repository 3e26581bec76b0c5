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
import { exchanges, nodes, packetSpeed } from '#src/content/platform/diagram.ts'

/** Scene units (10 = height of the diagram), degrees, seconds. */
export const CORE = { radius: 0.8, reach: 4.4 }

/** The instrument round the hub: a graduated ecliptic, and a meridian and a ring on pins in it. */
export const ECLIPTIC: BandSpec = {
  radius: 2.24,
  axial: 0.4,
  depth: 0.09,
  rim: 0.045,
  groove: 0.02,
}
export const MERIDIAN: BandSpec = {
  radius: 1.78,
  axial: 0.09,
  depth: 0.2,
  rim: 0.03,
  groove: 0.014,
  teeth: 240,
  pins: [
    { angle: 0, from: 1.87, to: 2.19, thickness: 0.026 },
    { angle: 180, from: 1.87, to: 2.19, thickness: 0.026 },
  ],
}
export const INNER: BandSpec = {
  radius: 1.22,
  axial: 0.16,
  depth: 0.06,
  rim: 0.022,
  groove: 0.01,
  pins: [
    { angle: 90, from: 1.25, to: 1.68, thickness: 0.022 },
    { angle: 270, from: 1.25, to: 1.68, thickness: 0.022 },
  ],
}
export const ECLIPTIC_MARKS: readonly Graduation[] = [
  { face: 'outer', marks: 300, numerals: 24, fine: 0.005 },
  { face: 'inner', marks: 150, numerals: 0, fine: 0.0055 },
]
export const MERIDIAN_MARKS: readonly Graduation[] = [
  { face: 'top', marks: 200, numerals: 0, fine: 0.0048 },
  { face: 'bottom', marks: 200, numerals: 0, fine: 0.0048 },
]
/** A planet of metal has no layers. */
export const PLANETS: readonly (Body & { id: string; radius: number })[] = nodes.map(
  ({ id, colour, radius, strata }) => ({ id, colour, radius, strata, metal: metals[colour] ?? 0 }),
)

/** Every planet has an orbit; their radii come from where the page puts the buttons. */
export const ORBITS: readonly OrbitSpec[] = nodes.map((_, i) => ({
  radius: 1,
  width: 1.1,
  dashes: i % 2 === 1 ? 140 : 0,
  duty: 0.5,
  brightness: i % 2 === 1 ? 0.36 : 0.3,
  trail: i % 2 === 1 ? 0 : 6,
}))

/** Ways: each planet to the hub in the order of the nodes, then pair by pair. */
export const PAIRS: readonly (readonly [number, number])[] = exchanges.map(({ between: [a, b] }) => [
  nodes.findIndex(({ id }) => id === a),
  nodes.findIndex(({ id }) => id === b),
])
export const WAYS = nodes.length + PAIRS.length

export const HIGHLIGHT: HighlightSpec = {
  nodes,
  ways: [...nodes.map((_, i) => [i]), ...PAIRS],
  rate: 14,
  flowRate: 2.6,
}

export const PATHS: PathSpec = { curves: WAYS, hub: nodes.length, width: 1.25, halo: 9 }
export const PACKETS: Record<Tier, PacketSpec> = {
  high: { seed: 41, curves: WAYS, perCurve: 5, size: 0.38, speed: packetSpeed, stream: 1400 },
  medium: { seed: 41, curves: WAYS, perCurve: 4, size: 0.38, speed: packetSpeed, stream: 400 },
  low: { seed: 41, curves: WAYS, perCurve: 3, size: 0.38, speed: packetSpeed },
}

/** The ring around the planet that is looked at, for a planet of radius 1. */
export const HALO: BandSpec = {
  radius: 1.62,
  axial: 0.06,
  depth: 0.24,
  rim: 0.06,
  groove: 0.012,
}

/** What is not looked at keeps this share of its opacity; what is grows by this share. */
export const DIM = { planet: 0.38, way: 0.3, packets: 0.14 }
export const SWELL = 0.12

/** How fast the instrument follows a drag, a share of the rest a second. */
export const DRAG_RATE = 7

const LANES = [3.2, 4.4, 5.3, 6.4, 7.4]
export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 31, count: 30_000, inner: 2.6, outer: 9.5, spread: 2.6, size: 0.024, lanes: LANES },
  medium: { seed: 31, count: 7000, inner: 2.6, outer: 9.5, spread: 2.6, size: 0.03, lanes: LANES },
  low: { seed: 31, count: 1400, inner: 2.6, outer: 9.5, spread: 2.6, size: 0.036, lanes: LANES },
}
