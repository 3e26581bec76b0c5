/** Where a part comes from. `lines` is for headings, which come line by line. */
export type Origin = 'left' | 'right' | 'below' | 'lines'

/** Radius of the arcs, CSS px: short, as what is read must not travel far. */
const RADIUS = { left: 44, right: 44, below: 52 } as const
/** Width of the arc as a share of its radius. */
const FLAT = 0.5
/** Lean before it sets out, degrees. */
const LEAN = { left: 0.5, right: -0.5, below: 0.4 } as const

interface StartOffset {
  x: number
  y: number
  rotation: number
}

/** Where a part stands before it sets out, from its place. */
export function startOffset(from: Exclude<Origin, 'lines'>): StartOffset {
  const radius = RADIUS[from]
  const rotation = LEAN[from]
  if (from === 'below') return { x: -radius * FLAT, y: radius, rotation }
  return { x: from === 'left' ? -radius : radius, y: radius * FLAT, rotation }
}

/** How far along the line x(t), y(t) of the curve `cubic-bezier(.2, .8, .2, 1)`, which everything arrives by. */
function bezier(t: number, first: number, second: number): number {
  return 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3
}

/** The curve of arrivals (design: Motion) as a function of time, both 0..1. */
export function arriving(time: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (bezier(middle, 0.2, 0.2) < time) low = middle
    else high = middle
  }
  return time === 0 || time === 1 ? time : bezier((low + high) / 2, 0.8, 1)
}

/** Eases of the two axes that together make a quarter of an ellipse: along the way it comes by, and across it. */
export const along = (time: number) => Math.sin((arriving(time) * Math.PI) / 2)
export const across = (time: number) => 1 - Math.cos((arriving(time) * Math.PI) / 2)
