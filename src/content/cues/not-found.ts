import { type Cue, named } from './cue.ts'

const cues = [
  {
    id: 'astray',
    scene: 'stray',
    place: 'hero',
    at: [0.77, 0.53],
    size: 1,
    lean: [56, 68],
    roll: [-20, -10],
    turn: [0, 10],
    light: 0.95,
    drive: [0, 1],
  },
] as const satisfies readonly Cue[]

export const notFoundCues: readonly Cue[] = cues
export const notFoundCue = named(cues)
