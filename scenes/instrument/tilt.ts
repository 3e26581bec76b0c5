import { clamp, DEGREE } from './ease.ts'

export interface Pointer {
  /** −1..1 on both axes, +y up. */
  x: number
  y: number
  /** Radians that the visitor's hand has turned the instrument by; 0 where left out. */
  yaw?: number
  pitch?: number
}

/** Radians about the screen's x and y axes. */
export interface Tilt {
  tiltX: number
  tiltY: number
}

/**
 * The pointer's tilt of an instrument: by at most `most` degrees in all (design: 4), split between the axes so that
 * corners keep to it; and the turn of a drag. Writes `out`.
 */
export function tiltBy(pointer: Readonly<Pointer>, out: Tilt, most = 4): void {
  const share = (most * DEGREE) / Math.SQRT2
  out.tiltX = (pointer.pitch ?? 0) - clamp(pointer.y, -1, 1) * share
  out.tiltY = (pointer.yaw ?? 0) + clamp(pointer.x, -1, 1) * share
}
