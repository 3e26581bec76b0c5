import { MARK, pool } from '#src/content/technology/tokens.ts'

/** Units of the drawing from mark to mark. */
const STEP = 8

function marks(from: number, to: number): string {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index)
  return numbers
    .map((mark) => `M${mark * STEP + STEP / 2} 40v-${mark % 10 === 0 ? 40 : mark % 5 === 0 ? 30 : 20}`)
    .join('')
}

interface Props {
  /** Tokens issued to each. */
  supplier: number
  retailer: number
}

/** The pool as an engraved scale, a mark for ten tokens, lit from both ends. The figures stand over it. */
export function PoolScale({ supplier, retailer }: Props) {
  const last = pool / MARK
  const meet = Math.round(supplier / MARK)
  const issued = supplier + retailer > 0
  return (
    <svg
      className="pool-scale flat"
      viewBox={`0 0 ${last * STEP} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {issued ? (
        <>
          <path data-partner="supplier" d={marks(0, meet)} />
          <path data-partner="retailer" d={marks(meet, last)} />
        </>
      ) : (
        <path d={marks(0, last)} />
      )}
    </svg>
  )
}
