import type { Studio } from './light-panels.ts'

/**
 * Daylight on a desk: a tall window to the left, a white card to the right, warm paper below.
 * The dark gaps between panels are what gives polished metal its contrast.
 */
export const DAY_STUDIO: Studio = {
  sky: [0.62, 0.64, 0.68],
  horizon: [0.24, 0.22, 0.2],
  floor: [0.34, 0.3, 0.24],
  panels: [
    { azimuth: -54, elevation: 28, halfWidth: 19, halfHeight: 30, colour: [5, 4.85, 4.6] },
    { azimuth: -14, elevation: 60, halfWidth: 28, halfHeight: 11, colour: [2.1, 2.1, 2.1] },
    { azimuth: -20, elevation: -4, halfWidth: 9, halfHeight: 20, colour: [1.5, 1.48, 1.42] },
    { azimuth: 16, elevation: -14, halfWidth: 4, halfHeight: 26, colour: [0.9, 0.88, 0.84] },
    { azimuth: -14, elevation: -44, halfWidth: 22, halfHeight: 13, colour: [2.2, 2.1, 1.9] },
    { azimuth: 52, elevation: 10, halfWidth: 9, halfHeight: 40, colour: [2, 2, 2.05] },
    { azimuth: 118, elevation: 18, halfWidth: 22, halfHeight: 24, colour: [1.3, 1.35, 1.5] },
    { azimuth: -135, elevation: 24, halfWidth: 26, halfHeight: 22, colour: [1.7, 1.65, 1.55] },
  ],
}

/**
 * Night: one warm key, thin strips, and cool fill. Fill is ice blue, not violet: violet times
 * brass is magenta, a colour that the site does not own.
 */
export const NIGHT_STUDIO: Studio = {
  sky: [0.07, 0.08, 0.16],
  horizon: [0.05, 0.052, 0.1],
  floor: [0.035, 0.032, 0.06],
  panels: [
    { azimuth: -50, elevation: 32, halfWidth: 18, halfHeight: 24, colour: [5.4, 4.8, 4] },
    { azimuth: -6, elevation: 62, halfWidth: 30, halfHeight: 10, colour: [2.1, 2, 1.85] },
    { azimuth: -22, elevation: -6, halfWidth: 10, halfHeight: 20, colour: [2, 1.78, 1.45] },
    { azimuth: 12, elevation: -16, halfWidth: 3.5, halfHeight: 26, colour: [1.1, 1, 0.85] },
    { azimuth: -16, elevation: -46, halfWidth: 24, halfHeight: 13, colour: [2.6, 2.2, 1.7] },
    { azimuth: 46, elevation: 4, halfWidth: 6, halfHeight: 40, colour: [3, 2.75, 2.3] },
    { azimuth: 100, elevation: 16, halfWidth: 16, halfHeight: 26, colour: [0.55, 0.75, 1.4] },
    { azimuth: -112, elevation: 6, halfWidth: 9, halfHeight: 34, colour: [0.5, 0.68, 1.3] },
    { azimuth: 165, elevation: 28, halfWidth: 28, halfHeight: 14, colour: [1.5, 1.3, 1.05] },
  ],
}
