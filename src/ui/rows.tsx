import { Inline } from './inline.tsx'
import './rows.css'

/** One row of a ruled table: a term, what it means, and at most one figure set in mono. */
interface Row {
  term: string
  detail: string
  value?: string
}

interface Props {
  rows: readonly Row[]
}

/** Terms, details and figures, each row under its hairline. */
export function Rows({ rows }: Props) {
  return (
    <dl className="rows">
      {rows.map(({ term, detail, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Inline text={detail} />
          </dd>
          {value && <dd className="mono">{value}</dd>}
        </div>
      ))}
    </dl>
  )
}
