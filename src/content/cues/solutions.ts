import { type Cue, named } from './cue.ts'

const cues = [
  {
    id: 'hero',
    scene: 'six',
    place: 'hero',
    at: [0.74, 0.5],
    size: 1.16,
    lean: [28, 44],
    roll: [-14, -4],
    turn: [0, 0],
    light: 1,
    drive: [0, 1],
  },
  {
    id: 'grid',
    scene: 'six',
    place: 'margin',
    rest: 'panels',
    at: [1, 0.5],
    size: 1,
    lean: [60, 60],
    roll: [-10, 10],
    turn: [0, 0],
    light: 1,
    drive: [0, 1],
  },
  {
    id: 'comparison',
    scene: 'six',
    place: 'right',
    rest: 'none',
    at: [0.5, 0.5],
    size: 1.04,
    lean: [66, 30],
    roll: [14, -8],
    turn: [0, 30],
    light: 0.95,
    drive: [0.4, 1.4],
  },
  {
    id: 'text',
    scene: 'six',
    place: 'aside',
    at: [0.5, 0.5],
    size: 0.8,
    lean: [24, 60],
    roll: [-10, 14],
    turn: [0, 60],
    light: 0.85,
    drive: [0, 1],
  },
] as const satisfies readonly Cue[]

export const solutionsCues: readonly Cue[] = cues
export const solutionsCue = named(cues)
