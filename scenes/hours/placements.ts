import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  // At the end of the page it leans 8 degrees more: there a steeper face is dark above by night, and hides its numerals.
  hero: { place: 'hero', at: [0.78, 0.455], size: 0.95, lean: [66, 60], roll: [-10, -4] },
} as const satisfies Placements
