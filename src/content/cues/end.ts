import { closing } from './closing.ts'
import type { Cue } from './cue.ts'

/** The end of every page: beside the invitation, and under the last line, where the instrument sets like a sun. */
export const endCues: readonly Cue[] = [
  {
    ...closing,
    at: [0.785, 0.48],
    size: 1.46,
    lean: [18, 10],
    roll: [-5, -2.5],
    turn: [0, 0],
    light: 0.85,
    drive: [0, 1],
  },
  {
    id: 'end',
    scene: 'closing',
    place: 'end',
    at: [0.5, 1],
    size: 1.9,
    lean: [58, 74],
    roll: [-6, 0],
    turn: [0, 0],
    light: 1,
    drive: [0, 1],
  },
]
