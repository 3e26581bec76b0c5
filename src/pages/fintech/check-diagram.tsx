import { paymentsText, type Check } from '#src/content/industries/payments.ts'
import { stretchesOf } from './payment-checks.ts'

/** Where each check stands on the plate. */
const PLACES: Record<Check, readonly [number, number]> = {
  received: [70, 110],
  screening: [285, 110],
  score: [500, 110],
  approval: [715, 110],
  ledger: [930, 110],
  review: [607, 222],
}

const STRETCHES: Record<string, string> = {
  'received-screening': 'M70 110H285',
  'screening-score': 'M285 110H500',
  'score-approval': 'M500 110H715',
  'approval-ledger': 'M715 110H930',
  'score-ledger': 'M500 110C590 8 840 8 930 110',
  'screening-review': 'M285 110C365 118 330 222 470 222H607',
  'review-ledger': 'M607 222H745C885 222 840 118 930 110',
}

const CHECKS = Object.keys(PLACES) as Check[]

function Node({ check, on }: { check: Check; on: boolean }) {
  const [x, y] = PLACES[check]
  const ledger = check === 'ledger'
  return (
    <g className="check" data-check={check} data-on={on || undefined}>
      <circle cx={x} cy={y} r={ledger ? 19 : 14} />
      <circle className="check-core" cx={x} cy={y} r={ledger ? 11 : 6} />
      <text x={x} y={y + 44} textAnchor="middle">
        {paymentsText.checks[check]}
      </text>
    </g>
  )
}

interface Props {
  path: readonly Check[]
}

/** The checks on one rail, with the arc that passes approval by and the siding of a hold; the path taken is lit. */
export function CheckDiagram({ path }: Props) {
  const taken = stretchesOf(path)
  const ways = Object.keys(STRETCHES)
  // What is lit lies on top.
  const ordered = [
    ...ways.filter((way) => !taken.includes(way)),
    ...ways.filter((way) => taken.includes(way)),
  ]
  return (
    <svg className="checks flat" viewBox="0 0 1000 280" role="img" aria-label={paymentsText.diagram}>
      {ordered.map((way) => (
        <path key={way} d={STRETCHES[way]} data-way={way} data-on={taken.includes(way) || undefined} />
      ))}
      <text className="check-side" x="715" y="38" textAnchor="middle">
        {paymentsText.bypass}
      </text>
      <text className="check-side" x="396" y="204" textAnchor="middle">
        {paymentsText.held}
      </text>
      {CHECKS.map((check) => (
        <Node key={check} check={check} on={path.includes(check)} />
      ))}
    </svg>
  )
}
