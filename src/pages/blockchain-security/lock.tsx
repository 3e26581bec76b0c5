import { approvalText, keys, NEEDED } from '#src/content/technology/approval.ts'
import { arcPath, guillochePath, polar, scalePath } from '#src/lib/engraving.ts'
import type { SignatureState } from './multisig.ts'

/** Directions of the three keys in degrees, and the gap between their arcs. */
const FIRST = -90
const TURN = 120
const GAP = 8

interface Props {
  states: readonly SignatureState[]
  valid: number
  open: boolean
}

/** The lock: an arc for each key, lit by its signature, around a bolt that draws back for two. */
export function Lock({ states, valid, open }: Props) {
  return (
    <svg
      className="lock flat"
      viewBox="-200 -200 400 400"
      data-open={open || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={scalePath({ r: 192, count: 120, length: -7, every: 10 })} />
      {keys.map(({ id }, index) => {
        const middle = FIRST + index * TURN
        const [x, y] = polar(158, middle)
        return (
          <g key={id} className="lock-key" data-state={states[index]}>
            <path className="lock-arc" d={arcPath(158, middle - (TURN - GAP) / 2, TURN - GAP)} />
            <path
              d={scalePath({
                r: 142,
                count: 29,
                length: -10,
                every: 7,
                from: middle - (TURN - GAP) / 2,
                span: TURN - GAP,
              })}
            />
            <circle cx={x} cy={y} r="17" />
            <text x={x} y={y + 4.5} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        )
      })}
      {[0, 120, 240].map((phase) => (
        <path key={phase} className="lock-guilloche" d={guillochePath(100, 14, 12, phase)} />
      ))}
      <circle className="lock-face" r="76" />
      <text className="lock-count" y="16" textAnchor="middle">
        {Math.min(valid, NEEDED)}
      </text>
      <text className="lock-unit" y="42" textAnchor="middle">
        {approvalText.dial}
      </text>
    </svg>
  )
}
