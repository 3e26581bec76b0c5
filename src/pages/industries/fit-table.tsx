import { Link } from 'react-router-dom'
import { starts, trades, tradesText, type Fit, type PainId } from '#src/content/industries/trades.ts'
import { nameOf } from '#src/sections/page/page-names.ts'

const FITS = ['first', 'soon', 'later'] as const

/** A full disc, a ring, a dot: told apart without color. */
function Mark({ fit }: { fit: Fit }) {
  return (
    <svg className="fit-mark" data-fit={fit} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {fit === 'first' && <circle cx="12" cy="12" r="11" />}
      <circle cx="12" cy="12" r={fit === 'later' ? 2 : 6.5} />
    </svg>
  )
}

function Legend() {
  return (
    <p className="fit-legend small soft cluster" aria-hidden="true">
      {FITS.map((fit) => (
        <span key={fit} className="row-2">
          <Mark fit={fit} />
          {tradesText.fits[fit]}
        </span>
      ))}
    </p>
  )
}

interface Props {
  /** The line to mark. */
  chosen: PainId
}

/** Solutions down, trades across; every mark is written out for readers. */
export function FitTable({ chosen }: Props) {
  return (
    <div className="fit">
      <table>
        <caption className="mono soft">{tradesText.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{tradesText.solution}</span>
            </th>
            {trades.map(({ id, name, path }) => (
              <th key={id} scope="col">
                <Link className="target" to={path}>
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map(({ id, path, fits }) => (
            <tr key={id} data-marked={id === chosen || undefined}>
              <th scope="row">
                <Link className="target" to={path}>
                  {nameOf(path)}
                </Link>
              </th>
              {trades.map((trade) => (
                <td key={trade.id}>
                  <Mark fit={fits[trade.id]} />
                  <span className="visually-hidden">{tradesText.fits[fits[trade.id]]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </div>
  )
}
