import type { Color } from './ball.tsx'

/**
 * An instrument on a plate of 200 × 200 around the origin. `fine` lines are engraved, `firm` ones cut, `brass` inlaid;
 * `turn` and `swing` move under the pointer.
 */
export interface DrawingProps {
  color: Color
}
