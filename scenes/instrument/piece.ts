import type { BandSpec } from './band-profile.ts'
import type { BarsSpec } from './bars.tsx'
import type { BrassOptions } from './brass-material.ts'
import type { Foot } from './contact.tsx'
import type { RingSize } from './rings.ts'
import type { DustSpec } from './dust-geometry.ts'
import type { OrbitSpec } from './orbit-geometry.ts'
import { type Drive, EXTENT, type PiecePose } from './piece-pose.ts'
import type { Body } from './planet.tsx'
import type { Placements } from './placement.ts'
import type { SceneProps, Tier } from './scene-props.ts'
import type { Solid } from './metalwork.ts'
import type { Graduation } from './engraving.ts'

/** A part of a set piece: a band with its engraving, any other shape of brass, glass, or dust. */
export interface PiecePart {
  band?: BandSpec
  marks?: readonly Graduation[]
  solid?: Solid
  /** Radius of a pane of glass, a part of its own: metal may be welded into one. */
  pane?: number
  /** Feet whose shadows lie on the metal beneath them, a part of its own, too. */
  feet?: readonly Foot[]
  dust?: DustSpec
  /** How fast dust turns, radians per second; 0.01 where it does not say. */
  drift?: number
  brass?: BrassOptions
  /** What it is like to the light by day, where that is not its band; without both it throws no shadow. */
  shadow?: RingSize
  /** Its rods throw shadows by day, too. Only for what lies flat before the paper: far from it these are stains. */
  rods?: true
  /** Draws the dust even on the lowest tier. */
  always?: boolean
}

/** A set piece: data and one pure function that moves it. It is built within a radius of four units. */
export interface PieceSpec {
  parts: readonly PiecePart[]
  core?: { radius: number; reach: number }
  /** How much of the light of the core and of its glow lies on the metal, a share; all of it, where it does not say. */
  thrown?: number
  bodies?: readonly Body[]
  orbits?: readonly OrbitSpec[]
  bars?: BarsSpec
  /**
   * Moves the mechanism: writes `parts` but dust, `core`, `bodies` and `bars`, all of which it finds as it left them, except
   * `core.turn`: that is set before each call, and may be written over.
   */
  move: (drive: Readonly<Drive>, out: PiecePose) => void
  /** Reads the value that the page's demo publishes; 0 without one. */
  signal?: () => number
  /** A second value of the demo. */
  second?: () => number
  /** Reads which body is pointed at; −1 for none. */
  looked?: () => number
  /** The signal is a level, 0..1, that the core shines with; else the core flares up at each change. */
  level?: true
  /** How fast the mechanism follows it, a share of the rest per second. */
  rate?: number
  placements: Placements
  /** Where the paper lies that its shadow falls on, z in units, if not at −4: nearer, for what is flat or of small parts. */
  paper?: number
  /** Radius of its metal, units, if not four. */
  extent?: number
}

export interface PieceProps extends SceneProps {
  /** Name of one of the piece's placements, the element's `data-placement`; the first where there is none of that name. */
  placement?: string
}

const MOTES: Record<Tier, number> = { high: 1, medium: 0.6, low: 0.35 }

/**
 * Selects the parts to draw. So that two pieces fit the budget, the lowest tier leaves out what is seen through a glass, and
 * dust unless its part says otherwise.
 */
export function partsAt(spec: PieceSpec, plain: boolean, inLane = false): readonly PiecePart[] {
  // Dust beside text stays within the metal: motes between letters disturb reading.
  const reach = inLane ? (spec.extent ?? EXTENT) : Infinity
  return spec.parts.filter(({ dust, always, brass }) => {
    if (brass?.glass === 'through') return !plain
    return !dust || ((!plain || always) && dust.inner < reach)
  })
}

export const dustAt = (dust: DustSpec, tier: Tier): DustSpec => ({
  ...dust,
  count: Math.round(dust.count * MOTES[tier]),
})

/** Name of the object that a placement positions. */
export const PIECE = 'piece'
