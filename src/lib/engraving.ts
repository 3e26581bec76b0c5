import { hundredths } from './numbers.ts'

/*
 * Paths of engraved instruments, centred on the origin: for SVG, in its units. Angles are in degrees, 0 to the right,
 * clockwise as y grows downwards.
 */

/** A point at distance `r`. */
export function polar(r: number, degrees: number): readonly [number, number] {
  const turn = (degrees * Math.PI) / 180
  return [hundredths(r * Math.cos(turn)), hundredths(r * Math.sin(turn))]
}

const at = (r: number, degrees: number) => polar(r, degrees).join(' ')

interface Scale {
  /** Where the marks begin. */
  r: number
  count: number
  /** Outwards; negative marks point inwards. */
  length: number
  /** Every `every`th mark is half as long again. */
  every?: number
  /** Degrees: from where, and how far. A full turn by default. */
  from?: number
  span?: number
}

/** The marks of a graduated ring, or of a part of one; a part has a mark at both ends. */
export function scalePath({ r, count, length, every = 0, from = -90, span = 360 }: Scale): string {
  const step = span / (span === 360 ? count : count - 1)
  return Array.from({ length: count }, (_, i) => {
    const long = every > 0 && i % every === 0
    const angle = from + i * step
    return `M${at(r, angle)}L${at(r + length * (long ? 1.5 : 1), angle)}`
  }).join('')
}

/** A part of a circle, less than a full turn. */
export function arcPath(r: number, from: number, span: number): string {
  return `M${at(r, from)}A${r} ${r} 0 ${Math.abs(span) > 180 ? 1 : 0} ${span > 0 ? 1 : 0} ${at(r, from + span)}`
}

/**
 * A guilloche, as on banknotes: a circle whose radius swings by ±`depth` in `lobes` waves, begun at `phase` degrees of
 * a wave. Several of them, each at its own phase, interlace.
 */
export function guillochePath(r: number, depth: number, lobes: number, phase: number): string {
  const steps = lobes * 14
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i * 360) / steps
    const swing = Math.sin(((angle * lobes + phase) * Math.PI) / 180)
    return at(r + depth * swing, angle)
  })
  return `M${points.join('L')}Z`
}
