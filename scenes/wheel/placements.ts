import { LANE, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.75, 0.46], size: 1.04, lean: [52, 30], roll: [-22, -8], light: 0.95 },
  communication: { ...LANE, lean: [24, 36], turn: [0, 70], show: 0 },
} as const satisfies Placements
