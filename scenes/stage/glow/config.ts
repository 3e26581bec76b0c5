import type { Tier } from '#scenes/instrument/scene-props.ts'

/**
 * How the night glows; on paper nothing does, and shadows are the scenes' own. Light counts from `threshold`, in linear
 * radiance, where 1 is the white of the page. Above a strength of 0.5 the glow covers the whole view with grey.
 */
export const GLOW = {
  /** How much of the blurred light is added. */
  strength: 0.36,
  threshold: 1,
  /** Width of the ramp above the threshold. */
  smoothing: 0.6,
  /** 0..1: how far the light spreads. */
  radius: 0.74,
  /** Colour of the glow, linear: gold that glows as gold turns the night brown. */
  tint: [0.8, 0.86, 1.14],
} as const

/**
 * Samples of the target that scenes are drawn into. At low they are drawn straight on the canvas, whose edges are not
 * smoothed: two samples there tripled the time that software took to draw a page (docs/performance.md).
 */
export const SAMPLES: Readonly<Record<Tier, number>> = { high: 4, medium: 2, low: 0 }

/** Share of the view at which light is picked out; the blur begins at half of that. */
export const BLOOM_SCALE = 0.5
/** Halvings of the blur: how wide the widest light is. Small canvases have fewer. */
export const BLUR_LEVELS = 7
