import type { LightPanel, Studio } from './light-panels.ts'

/** The day's tall window. */
export const WINDOW_PANEL: LightPanel = {
  azimuth: -52,
  elevation: 34,
  halfWidth: 21,
  halfHeight: 28,
  colour: [6.2, 6, 5.6],
}

/**
 * Daylight on a desk: one tall window to the left, pale sky, warm paper below. Four black flags stand between: without
 * them everything that polished brass sees is bright, and it turns beige.
 */
export const DAY_STUDIO: Studio = {
  sky: [0.56, 0.57, 0.6],
  horizon: [0.38, 0.36, 0.32],
  floor: [0.42, 0.38, 0.31],
  panels: [
    WINDOW_PANEL,
    { azimuth: -14, elevation: 66, halfWidth: 26, halfHeight: 8, colour: [1.3, 1.3, 1.3] },
    { azimuth: -20, elevation: -4, halfWidth: 5, halfHeight: 20, colour: [2.6, 2.5, 2.3] },
    { azimuth: -14, elevation: -44, halfWidth: 20, halfHeight: 8, colour: [3.4, 3.2, 2.8] },
    { azimuth: 44, elevation: 10, halfWidth: 4, halfHeight: 40, colour: [7, 7, 7.1] },
    { azimuth: -68, elevation: -34, halfWidth: 9, halfHeight: 16, colour: [5, 4.8, 4.3] },
    { azimuth: 54, elevation: -36, halfWidth: 6, halfHeight: 16, colour: [4.2, 4, 3.6] },
    { azimuth: 118, elevation: 18, halfWidth: 18, halfHeight: 24, colour: [1.3, 1.35, 1.5] },
    { azimuth: -135, elevation: 24, halfWidth: 20, halfHeight: 22, colour: [1.7, 1.65, 1.55] },
    { azimuth: 12, elevation: 4, halfWidth: 13, halfHeight: 34, colour: [-0.3, -0.29, -0.27] },
    { azimuth: 72, elevation: 6, halfWidth: 13, halfHeight: 50, colour: [-0.32, -0.31, -0.28] },
    { azimuth: -88, elevation: 0, halfWidth: 9, halfHeight: 50, colour: [-0.32, -0.31, -0.28] },
    { azimuth: -30, elevation: -22, halfWidth: 8, halfHeight: 12, colour: [-0.26, -0.25, -0.22] },
  ],
}

/** The night's brightest panel, and its tall strip: turned metal shows both (stuffs-glsl.ts). */
export const KEY: LightPanel = {
  azimuth: -62,
  elevation: 26,
  halfWidth: 10,
  halfHeight: 31,
  colour: [12, 11, 9.5],
}
export const STRIP: LightPanel = {
  azimuth: 42,
  elevation: 10,
  halfWidth: 2.4,
  halfHeight: 44,
  colour: [10, 9.4, 8.5],
}

/**
 * Night: few and narrow panels in a sky that is nearly black, so that dark metal carries bright lines. Fill is ice blue,
 * not violet: violet light on brass looks magenta, which is not a colour of the site.
 */
export const NIGHT_STUDIO: Studio = {
  sky: [0.02, 0.023, 0.05],
  horizon: [0.014, 0.015, 0.03],
  floor: [0.01, 0.01, 0.02],
  panels: [
    KEY,
    { azimuth: -72, elevation: -34, halfWidth: 7, halfHeight: 16, colour: [9, 8.2, 6.9] },
    { azimuth: -24, elevation: 62, halfWidth: 18, halfHeight: 4, colour: [2, 1.9, 1.7] },
    STRIP,
    { azimuth: 50, elevation: -36, halfWidth: 4, halfHeight: 16, colour: [7, 6.5, 5.6] },
    { azimuth: 64, elevation: -4, halfWidth: 1.2, halfHeight: 40, colour: [4, 4, 4.4] },
    { azimuth: -20, elevation: -50, halfWidth: 20, halfHeight: 4, colour: [2.4, 2, 1.5] },
    { azimuth: 4, elevation: -8, halfWidth: 1.2, halfHeight: 14, colour: [1, 0.9, 0.75] },
    { azimuth: 112, elevation: 14, halfWidth: 12, halfHeight: 30, colour: [0.3, 0.5, 1.2] },
    { azimuth: -122, elevation: 4, halfWidth: 7, halfHeight: 36, colour: [0.36, 0.56, 1.25] },
    { azimuth: 172, elevation: 34, halfWidth: 22, halfHeight: 10, colour: [1.9, 1.75, 1.55] },
  ],
}
