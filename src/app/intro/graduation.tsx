import { circlePath } from '#src/lib/circle-path.ts'

interface Props {
  center: number
  radius: number
  /** Marks on the whole circle. */
  count: number
  /** Length and thickness of a mark, in the drawing's units. */
  length: number
  thickness: number
  className: string
}

/**
 * Engraved marks around a circle, inside its rim: one thick dashed stroke. `pathLength` makes one unit one mark, and
 * the dash offset centres the first mark on three o'clock, so that coarser graduations fall on finer ones.
 */
export function Graduation({ center, radius, count, length, thickness, className }: Props) {
  const share = Number(((thickness * count) / (2 * Math.PI * radius)).toFixed(4))
  return (
    <path
      d={circlePath(center, center, radius - length / 2)}
      pathLength={count}
      strokeWidth={length}
      strokeDasharray={`${share} ${Number((1 - share).toFixed(4))}`}
      strokeDashoffset={share / 2}
      className={className}
    />
  )
}
