import { LANE, LANE_WHOLE, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.74, 0.5], size: 1.15, lean: [18, 30], roll: [-6, 2] },
  voices: { place: 'aside', at: [0.55, 0.5], size: 1.2, lean: [16, 40], roll: [-6, 8], turn: [0, 40] },
  // The planet of the job that is read faces the words.
  abilities: { ...LANE, show: 0 },
  // It answers the request that is pointed at.
  requests: { place: 'aside', at: [0.55, 0.5], lean: [14, 34], roll: [-8, 4], turn: [0, 30] },
  // Its ripples are as high as it speaks.
  chat: { ...LANE_WHOLE, lean: [24, 12], roll: [0, 0], turn: [0, 60], drive: [0.2, 0.9] },
} as const satisfies Placements
