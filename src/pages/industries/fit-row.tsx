import { starts, trades, tradesText, type PainId } from '#src/content/industries/trades.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import './fit-row.css'

interface Props {
  /** The line of the table that they show. */
  chosen: PainId
}

/** The four industries on one rail, each as large as the product in question suits it. The table says the same, in words. */
export function FitRow({ chosen }: Props) {
  const start = starts.find(({ id }) => id === chosen)
  if (!start) return null
  return (
    <div className="fit-row scripted" aria-hidden="true">
      <p className="section-line indent soft">{tradesText.sizes(nameOf(start.path))}</p>
      <SetPiece scene="industries" placement="trades" place="box" />
      <ul>
        {trades.map(({ id, name }) => (
          <li key={id} data-fit={start.fits[id]}>
            <span className="entry">{name}</span>
            <span className="mono soft">{tradesText.fits[start.fits[id]]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
