import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import type { OrbitSpec } from '#scenes/instrument/orbit-geometry.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import type { Graduation } from '#scenes/instrument/engraving.ts'

/** Scene units, degrees, seconds. The words of the page stand inside the smallest ring. */
interface IntroRing {
  spec: BandSpec
  marks: readonly Graduation[]
  /** Tilt at 0 % loaded, about the screen's x and y axes; it goes to 0 as the page loads. */
  offX: number
  offY: number
  /** Seconds a turn; sign is direction; 0 stands still (the gauge). */
  period: number
  /** When in the exit it starts to move, 0..1: the nearest ring passes first. */
  delay: number
}

export const RINGS: readonly IntroRing[] = [
  {
    spec: {
      radius: 4.52,
      axial: 0.16,
      depth: 0.32,
      rim: 0.045,
      groove: 0.02,
      teeth: 480,
    },
    marks: [
      { face: 'top', marks: 360, numerals: 12, fine: 0.006 },
      { face: 'inner', marks: 360, numerals: 0, fine: 0.005 },
    ],
    offX: 16,
    offY: -24,
    period: 150,
    delay: 0,
  },
  {
    spec: { radius: 4.06, axial: 0.1, depth: 0.07, rim: 0.024, groove: 0.01 },
    marks: [],
    offX: -24,
    offY: 14,
    period: -90,
    delay: 0.1,
  },
  {
    spec: { radius: 3.66, axial: 0.2, depth: 0.2, rim: 0.03, groove: 0.016 },
    marks: [
      { face: 'top', marks: 200, numerals: 0, fine: 0.0075 },
      { face: 'inner', marks: 200, numerals: 0, fine: 0.006 },
    ],
    offX: 9,
    offY: 17,
    period: 0,
    delay: 0.2,
  },
]

/** Quieter brushing than the hero's: these faces look straight at the reader. */
export const BRASS = { rough: 0.2, brush: 0.6 }

/** The hairline inside the gauge ring that fills with light. */
export const ARC: readonly OrbitSpec[] = [
  { radius: 3.4, width: 2.4, dashes: 0, duty: 1, brightness: 0.22, trail: -1 },
]

/** The ring whose marks light up as the page loads. */
export const GAUGE = 2

export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 11, count: 700, inner: 0.5, outer: 11, spread: 5, size: 0.04 },
  medium: { seed: 11, count: 420, inner: 0.5, outer: 11, spread: 5, size: 0.04 },
  low: { seed: 11, count: 220, inner: 0.5, outer: 11, spread: 5, size: 0.045 },
}
