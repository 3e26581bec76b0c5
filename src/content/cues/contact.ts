import { type Cue, named } from './cue.ts'

const cues = [
  {
    id: 'hero',
    scene: 'hours',
    place: 'hero',
    at: [0.78, 0.5],
    size: 1,
    lean: [66, 76],
    roll: [-10, -4],
    turn: [0, 0],
    light: 1,
    drive: [0, 1],
  },
  {
    id: 'form',
    scene: 'hours',
    place: 'margin',
    at: [1, 0.5],
    size: 1,
    lean: [60, 60],
    roll: [-10, 10],
    turn: [0, 0],
    light: 1,
    drive: [0, 1],
  },
] as const satisfies readonly Cue[]

export const contactCues: readonly Cue[] = cues
export const contactCue = named(cues)
