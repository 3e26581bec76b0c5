import { type Cue, named } from './cue.ts'

const cues = [
  {
    id: 'hero',
    scene: 'bars',
    place: 'hero',
    at: [0.74, 0.52],
    size: 1.04,
    lean: [20, 30],
    roll: [-8, -2],
    turn: [0, 30],
    light: 1,
    drive: [0.9, 1.2],
  },
  {
    id: 'intelligence',
    scene: 'bars',
    place: 'right',
    at: [0.5, 0.5],
    size: 0.98,
    lean: [36, 16],
    roll: [10, -6],
    turn: [60, 130],
    light: 0.95,
    drive: [0, 2],
  },
  {
    id: 'business',
    scene: 'bars',
    place: 'left',
    at: [0.47, 0.5],
    size: 0.98,
    lean: [14, 44],
    roll: [-8, 8],
    turn: [160, 240],
    light: 0.95,
    drive: [0.3, 2],
  },
  {
    id: 'text',
    scene: 'bars',
    place: 'aside',
    at: [0.5, 0.5],
    size: 0.6,
    lean: [24, 44],
    roll: [-12, 8],
    turn: [0, 90],
    light: 0.85,
    drive: [0.4, 2],
  },
] as const satisfies readonly Cue[]

export const analyticsCues: readonly Cue[] = cues
export const analyticsCue = named(cues)
