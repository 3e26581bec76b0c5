import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.75, 0.52], size: 1.02, lean: [34, 48], roll: [-12, -2] },
  trades: { place: 'right', rest: 'none', size: 0.98, lean: [60, 30], roll: [12, -6], turn: [0, 30], light: 0.95 },
  text: { place: 'aside', size: 0.92, lean: [26, 50], roll: [-8, 8], turn: [0, 40], light: 0.85 },
  shops: { place: 'hero', at: [0.76, 0.5], lean: [26, 38], roll: [-14, -4], show: 0 },
  'shops-text': {
    place: 'aside',
    size: 0.8,
    lean: [40, 24],
    roll: [8, -6],
    turn: [0, 40],
    light: 0.85,
    show: 0,
  },
  legal: { place: 'hero', at: [0.76, 0.5], lean: [26, 38], roll: [2, 4], show: 2 },
  'legal-text': {
    place: 'aside',
    size: 0.8,
    lean: [40, 24],
    roll: [-2, 0],
    turn: [0, 40],
    light: 0.85,
    show: 2,
  },
  small: { place: 'hero', at: [0.76, 0.5], lean: [26, 38], roll: [10, 8], show: 3 },
  'small-text': {
    place: 'aside',
    size: 0.8,
    lean: [40, 24],
    roll: [-7, 3],
    turn: [0, 40],
    light: 0.85,
    show: 3,
  },
} as const satisfies Placements
