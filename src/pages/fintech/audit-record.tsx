import { paymentsText, type Payment } from '#src/content/industries/payments.ts'

interface Props {
  payment: Payment
  chosen: boolean
}

/** What the ledger keeps of one payment: when, what was found, and who answers for it. */
export function AuditRecord({ payment, chosen }: Props) {
  const { name, outcome, match, entries } = payment
  return (
    <article className="audit panel stack-2" data-chosen={chosen} data-held={match || undefined}>
      <p className="mono">{paymentsText.record}</p>
      <h3>{outcome}</h3>
      <p className="audit-payment soft">{name}</p>
      <ol>
        {entries.map(({ check, time, text, by }) => (
          <li key={check} className="list-row" data-check={check}>
            <span className="mono">{time}</span>
            <span className="audit-check">{paymentsText.checks[check]}</span>
            <span>{text}</span>
            <span className="audit-by soft">{by}</span>
          </li>
        ))}
      </ol>
    </article>
  )
}
