/** Shares of the clip's length, 0..1, and scene units. A part arrives between `from` and `to`. */
export interface Entrance {
  from: number
  to: number
  /** Where it comes from, seen from its place: distance, and the bearing of the arc's far end in degrees. */
  distance: number
  bearing: number
  /** How far the arc bends on the way in, and how far the band still has to turn, degrees. */
  sweep: number
  spin: number
  /** Share of the distance that lies along the line of sight: + is towards the reader. */
  depth: number
}

/** Outermost first: each band flies into the one that has arrived before it. */
export const ENTRANCES = {
  ecliptic: { from: -0.16, to: 0.26, distance: 15, bearing: 12, sweep: 70, spin: -150, depth: 0.2 },
  meridian: { from: 0.06, to: 0.3, distance: 13, bearing: 196, sweep: -80, spin: 200, depth: 0.35 },
  inner: { from: 0.2, to: 0.52, distance: 12, bearing: 64, sweep: 75, spin: -240, depth: -0.5 },
  axis: { from: 0.32, to: 0.62, distance: 10, bearing: 250, sweep: -90, spin: 300, depth: 0.4 },
} as const satisfies Record<string, Entrance>

/** Planets leave the core one after another; each takes `length` and spirals by `sweep` degrees. */
export const DEPARTURE = { from: 0.46, every: 0.045, length: 0.27, sweep: 150 }
export const ORBITS_DRAWN = { from: 0.42, to: 0.74, closed: 0.55 }
/** How far off a band has its whole shadow, and none: units from its place. */
export const CAST = { from: 1.5, to: 6 }
/** When the core lights up, as the bands come to it, and when the lit marks run once around. */
export const IGNITION = { from: 0.12, to: 0.5, dark: 0.1 }
export const GAUGE = { from: 0.62, to: 0.94 }

/** The rise of the view, up to a share of the clip; the instrument's lean towards it and its roll in degrees. */
export const CRANE = {
  until: 0.96,
  low: { lean: 3, roll: -18, scale: 1.8 },
  high: { lean: 48, roll: 14, scale: 1.1 },
}

/** Where the instrument stands in a clip: to the right of the words. Share of the width, and scale. */
export const STAND = { x: 0.615, y: 0.5, scale: 0.98 }

/** Seconds on the scene's clock at a clip's first frame, and what passes during it. */
export const CLOCK = { start: 4, length: 5, sway: 1.4 }
