import { LANE_WIDE, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.75, 0.46],
    size: 1.04,
    lean: [52, 30],
    roll: [-22, -8],
    light: 0.95,
    card: { size: 1.042 },
  },
  // Leaning so far that all of its tasks are seen beneath their caps.
  communication: { ...LANE_WIDE, at: [0.485, 0.52], size: 0.465, lean: [42, 48], turn: [0, 70], show: 0 },
} as const satisfies Placements
