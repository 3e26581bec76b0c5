import { trades, tradesText, type Start } from '#src/content/industries/trades.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Rows } from '#src/ui/rows.tsx'

interface Props {
  start: Start
  chosen: boolean
}

// British: no comma before “and”.
const list = new Intl.ListFormat('en-GB')

/** Where to start with one complaint, and what to look at after a month. */
export function Answer({ start, chosen }: Props) {
  const { name, path, why, connect, compare, fits } = start
  const beginners = trades.filter(({ id }) => fits[id] === 'first').map((trade) => trade.name)
  return (
    <article className="trade-answer panel stack-4" data-chosen={chosen}>
      <div className="stack-3">
        <p className="mono accent">
          {tradesText.start} <span className="visually-hidden">({name})</span>
        </p>
        <h3>{nameOf(path)}</h3>
        <p>{why}</p>
      </div>
      <Rows
        rows={[
          { term: tradesText.connect, detail: connect },
          { term: tradesText.compare, detail: compare },
          { term: tradesText.beginners, detail: list.format(beginners) || tradesText.noBeginners },
        ]}
      />
      <ButtonLink to={path} variant="outline" icon="arrow">
        {tradesText.more}
        <span className="visually-hidden">: {nameOf(path)}</span>
      </ButtonLink>
    </article>
  )
}
