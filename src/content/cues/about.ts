import { type Cue, named } from './cue.ts'

const cues = [
  {
    id: 'hero',
    scene: 'inside',
    place: 'hero',
    at: [0.78, 0.5],
    size: 1,
    lean: [4, 10],
    roll: [0, 4],
    turn: [0, 0],
    light: 1,
    drive: [0.25, 0.75],
  },
  {
    id: 'stories',
    scene: 'inside',
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

export const aboutCues: readonly Cue[] = cues
export const aboutCue = named(cues)
