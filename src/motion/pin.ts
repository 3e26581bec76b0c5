import { clamp01 } from '#src/lib/numbers.ts'

/** Places in CSS px from the top of the viewport, and heights. */
export interface Pin {
  /** Top of the tall section now, and its height. */
  top: number
  section: number
  /** Height of what is pinned in it, and where it sticks. */
  pinned: number
  start: number
}

/** 0 when the pin begins to hold .. 1 when it lets go. A section no taller than its content is always at its end. */
export function pinProgress({ top, section, pinned, start }: Pin): number {
  const way = section - pinned
  return way > 0 ? clamp01((start - top) / way) : 1
}

/** Spec §9: on screens up to 767 px the pin holds below a fifth of the viewport, above that at its top. */
export function pinStart(viewportWidth: number, viewportHeight: number): number {
  return viewportWidth <= 767 ? viewportHeight * 0.2 : 0
}
