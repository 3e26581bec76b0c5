import { clamp01 } from '#src/lib/numbers.ts'

/* All turns are clockwise; one is a whole round. */

/** A place from the middle of the crank. */
export interface Box {
  x: number
  y: number
}

const TAU = 2 * Math.PI
/** Turns of a press of an arrow key, and of Page Up and Page Down. */
const STEP = { arrow: 1 / 24, page: 1 / 4 } as const
/** Where the section's top is when the scroll begins to turn the crank, as a share of the view. */
const START = 0.12
/** Least scroll for the turn, as a share of the view, where the section is not held. */
const LEAST = 0.3
/** Scroll for which the planets stand in line in a section that is held, likewise. */
const MET = 0.25

/** What the scroll has turned: one turn has been made before the section's end comes into the view. */
export function scrolledTurn({ top, height }: { top: number; height: number }, view: number): number {
  const way = Math.max(height - (1 - START + MET) * view, LEAST * view)
  return clamp01((START * view - top) / way)
}

/** Turns between two places of the hand: the shorter way round. */
export function turnBetween(from: Readonly<Box>, to: Readonly<Box>): number {
  const by = (Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x)) / TAU
  return by - Math.round(by)
}

/** The next multiple of a step, on or back. */
const next = (turn: number, step: number) => (Math.floor(turn / step + 1e-6) + 1) * step
const before = (turn: number, step: number) => (Math.ceil(turn / step - 1e-6) - 1) * step

/** Where a key turns the crank to; null for keys that do not. Home: where it stood at first; End: where the planets meet. */
export function keyedTurn(key: string, turn: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return next(turn, STEP.arrow)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return before(turn, STEP.arrow)
  if (key === 'PageUp') return next(turn, STEP.page)
  if (key === 'PageDown') return before(turn, STEP.page)
  if (key === 'Home') return 0
  return key === 'End' ? 1 : null
}
