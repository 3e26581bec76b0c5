/** One line of a page's score: which parts arrive, from where, and over which stretch of the scroll. */
export interface Entrance {
  /** CSS selector within the page; the parts found arrive in order. */
  parts: string
  from: 'left' | 'right' | 'below'
  /** Radius of the arc, CSS px. */
  radius: number
  /**
   * Where the part's top stands when it sets out and when it has arrived, as shares of the view's height up from its
   * bottom edge. 0 is the edge itself.
   */
  start: number
  end: number
  /** Share of the view's height by which each part follows the one before. */
  stagger?: number
}

export type Score = readonly Entrance[]

export interface ScrollView {
  /** Scroll position and height, CSS px. */
  top: number
  height: number
}

const clamp01 = (value: number) => Math.min(1, Math.max(0, value))

/** How far a part has come, 0..1, by the place of its top in the document alone: the way back is the way there. */
export function arrival(top: number, view: Readonly<ScrollView>, entrance: Entrance, index: number): number {
  const { start, end, stagger = 0 } = entrance
  const wait = index * stagger
  const above = (view.top + view.height - top) / Math.max(1, view.height)
  return clamp01((above - start - wait) / (end - start))
}

/** Decelerates: most of the way is done early, so that words are readable while they still settle. */
export const settle = (share: number) => 1 - (1 - share) ** 3

/** Share of the way after which a part is fully there to read. */
const CLEAR = 0.45
const STEPS = 8
/** Lean at the outset, degrees. */
const LEAN = { left: 1.2, right: -1.2, below: 0.8 } as const

interface ArcFrame extends Keyframe {
  opacity: number
  transform: string
}

/** Keyframes of a quarter of a circle that ends in place. */
export function arc({ from, radius }: Pick<Entrance, 'from' | 'radius'>): ArcFrame[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    // In place is no transform at all: text at rest is drawn on the page itself.
    if (share === 1) return { opacity: 1, transform: 'none' }
    const angle = (share * Math.PI) / 2
    const along = radius * (1 - Math.sin(angle))
    const across = radius * 0.5 * Math.cos(angle)
    const [x, y] = from === 'below' ? [-across, along] : [from === 'left' ? -along : along, across]
    const lean = LEAN[from] * (1 - share)
    return {
      opacity: clamp01(share / CLEAR),
      transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${lean.toFixed(3)}deg)`,
    }
  })
}
