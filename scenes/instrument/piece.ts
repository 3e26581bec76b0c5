import type { BandSpec } from './band-profile.ts'
import type { BarsSpec } from './bars.tsx'
import type { BrassOptions } from './brass-material.ts'
import type { DustSpec } from './dust-geometry.ts'
import type { OrbitSpec } from './orbit-geometry.ts'
import type { Drive, PiecePose } from './piece-pose.ts'
import type { Body } from './planet.tsx'
import type { Placements } from './placement.ts'
import type { SceneProps, Tier } from './scene-props.ts'
import type { Solid } from './metalwork.ts'
import type { Graduation } from './strokes-geometry.ts'

/** A part of a set piece: a band with its engraving, any other shape of brass, or dust. */
export interface PiecePart {
  band?: Omit<BandSpec, 'segments'>
  marks?: readonly Graduation[]
  solid?: Solid
  dust?: DustSpec
  brass?: BrassOptions
  /** Throws a ring of shadow by day: its radius, the width of the shadow and of its blur, units. */
  shadow?: { radius: number; width: number; blur: number }
  /** Dust that is drawn even where the piece is at its plainest. */
  plain?: boolean
}

/** A set piece as data, but for the pure function that moves it. Built within a radius of four units. */
export interface PieceSpec {
  parts: readonly PiecePart[]
  core?: { radius: number; reach: number }
  bodies?: readonly Body[]
  orbits?: readonly OrbitSpec[]
  bars?: BarsSpec
  /** Moves the mechanism: writes `parts`, `core`, `bodies` and `bars`, all of which it finds as it left them. */
  move: (drive: Readonly<Drive>, out: PiecePose) => void
  /** What the page's demo says now; 0 where it has none. */
  signal?: () => number
  /** The signal is a level, 0..1, that the core shines with; else the core flares up at each change. */
  level?: true
  /** How fast the mechanism follows it, a share of the rest per second. */
  rate?: number
  placements: Placements
  /** Where its metal does not reach as far as its four units, or further: how far, seen from any side. */
  extent?: number
  /** Share of the veil's opacity by night that it takes behind words, where its core is most of it: light, not metal. */
  pale?: number
}

export interface PieceProps extends SceneProps {
  /** Name of one of the piece's placements: the element's `data-placement`. */
  placement?: string
}

const SEGMENTS: Record<Tier, number> = { high: 224, medium: 160, low: 96 }
/** Units within which a piece is built, where it does not say otherwise. */
export const EXTENT = 4

const MOTES: Record<Tier, number> = { high: 1, medium: 0.6, low: 0.35 }

/** At the lowest tier, and pale behind words, a piece is its metal alone: two of them in view keep to the limits. */
export function partsAt(spec: PieceSpec, plain: boolean, cropped = false): readonly PiecePart[] {
  // Beside words no dust goes further than the metal: motes between letters are in the way of reading.
  const reach = cropped ? (spec.extent ?? EXTENT) : Infinity
  return spec.parts.filter(({ dust, plain: kept }) => !dust || ((!plain || kept) && dust.inner < reach))
}

export const segmentsAt = (radius: number, tier: Tier) =>
  Math.max(48, Math.round(SEGMENTS[tier] * Math.min(1, Math.sqrt(radius / 3))))

export const dustAt = (dust: DustSpec, tier: Tier): DustSpec => ({
  ...dust,
  count: Math.round(dust.count * MOTES[tier]),
})

/** Name of the object that stands where a placement puts the piece. */
export const PIECE = 'piece'
