import { clamp, DEGREE } from './ease.ts'

export interface Pointer {
  x: number
  y: number
}

/** Radians about the screen's x and y axes. */
export interface Tilt {
  tiltX: number
  tiltY: number
}

/**
 * The pointer's tilt of an instrument: by at most `most` degrees in all (design: 4). Split between the axes so that
 * corners keep to it. Writes `out`.
 */
export function tiltBy(pointer: Readonly<Pointer>, out: Tilt, most = 4): void {
  const share = (most * DEGREE) / Math.SQRT2
  out.tiltX = -clamp(pointer.y, -1, 1) * share
  out.tiltY = clamp(pointer.x, -1, 1) * share
}
