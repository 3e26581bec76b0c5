import { approvalText, entries } from '#src/content/technology/approval.ts'
import { chainOf } from '#src/lib/chain.ts'

interface Props {
  text: string
  written: boolean
}

/** The last entries of the ledger, and the place where the transfer is written once it has passed. */
export function LedgerStrip({ text, written }: Props) {
  const records = [...entries, text]
  const chain = chainOf(records)
  return (
    <ol className="ledger-strip" aria-label={approvalText.ledger}>
      {records.map((record, index) => {
        const stands = written || index < entries.length
        return (
          <li
            key={`entry ${index + 1}`}
            className="panel stack-2"
            data-state={stands ? 'written' : 'waiting'}
          >
            <span className="mono soft">
              {approvalText.entry} {index + 1}
            </span>
            <span>{record}</span>
            <span className="mono ledger-strip-print">{stands ? chain[index] : approvalText.waiting}</span>
          </li>
        )
      })}
    </ol>
  )
}
