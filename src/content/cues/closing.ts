import type { Spot } from './cue.ts'

/** The end of every page. What it does there stands in `end.ts`: pages load this file. */
export const closing = {
  id: 'closing',
  scene: 'closing',
  place: 'close',
  rest: 'wide',
} as const satisfies Spot
