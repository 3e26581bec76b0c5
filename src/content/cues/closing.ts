import type { Cue } from './cue.ts'

/** The end of every page. */
export const closing: Cue = {
  id: 'closing',
  scene: 'closing',
  place: 'close',
  at: [0.76, 0.48],
  size: 1.5,
  lean: [18, 10],
  roll: [-5, -2.5],
  turn: [0, 0],
  light: 0.85,
  drive: [0, 1],
}
export const closingCues: readonly Cue[] = [closing]
