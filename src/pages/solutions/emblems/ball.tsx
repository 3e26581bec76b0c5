import type { Solution } from '#src/content/solutions.ts'

export type Color = Solution['gradient']
const COLORS: readonly Color[] = ['blue', 'violet', 'brass', 'ice', 'copper', 'ivory']

/**
 * An instrument on a plate of 200 × 200 around the origin. `fine` lines are engraved, `firm` ones cut, `brass` inlaid;
 * `turn` and `swing` move under the pointer.
 */
export interface DrawingProps {
  color: Color
}

/** The light on every ball of the page: from the upper left. */
export function PlanetLight() {
  return (
    <svg className="visually-hidden" width="0" height="0" aria-hidden="true" focusable="false">
      {COLORS.map((color) => (
        <radialGradient key={color} id={`planet-${color}`} data-planet={color} cx="0.35" cy="0.3" r="0.75">
          <stop offset="0" className="planet-lit" />
          <stop offset="0.5" className="planet-body" />
          <stop offset="1" className="planet-dim" />
        </radialGradient>
      ))}
    </svg>
  )
}

interface BallProps {
  x?: number
  y?: number
  r: number
  color: Color
}

export function Ball({ x = 0, y = 0, r, color }: BallProps) {
  return <circle cx={x} cy={y} r={r} fill={`url(#planet-${color})`} />
}
