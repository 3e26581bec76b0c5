import { type Cue, named } from './cue.ts'

const cues = [
  {
    id: 'film',
    scene: 'dial',
    place: 'held',
    at: [0.02, 0.255],
    size: 1.1,
    lean: [58, 74],
    roll: [-22, -8],
    turn: [-70, 60],
    light: 1,
    drive: [0, 1],
  },
  {
    id: 'showcase',
    scene: 'dial',
    place: 'right',
    rest: 'wide',
    still: true,
    at: [0.56, 0.5],
    size: 1.04,
    lean: [70, 60],
    roll: [-14, 0],
    turn: [0, 0],
    light: 0.95,
    drive: [0, 1],
  },
  {
    id: 'services',
    scene: 'coins',
    place: 'right',
    rest: 'none',
    still: true,
    at: [0.5, 0.5],
    size: 0.94,
    lean: [58, 24],
    roll: [-10, 10],
    turn: [0, 60],
    light: 0.95,
    drive: [0, 1],
  },
] as const satisfies readonly Cue[]

export const homeCues: readonly Cue[] = cues
export const homeCue = named(cues)
