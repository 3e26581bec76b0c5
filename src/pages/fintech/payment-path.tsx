import { useEffect, useState } from 'react'
import { paymentCarriers, payments, paymentsText, type PaymentId } from '#src/content/industries/payments.ts'
import { pathOf } from './payment-checks.ts'
import { CarriedBy } from '#src/sections/trade/carried-by.tsx'
import { Choices } from '#src/ui/choices.tsx'
import { Section } from '#src/ui/section.tsx'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { AuditRecord } from './audit-record.tsx'
import { CheckDiagram } from './check-diagram.tsx'
import './payment-path.css'

/** Three sample payments to choose from: each takes another way through the checks and leaves its record. */
export function PaymentPath() {
  const { choice, note, carried } = paymentsText
  const [chosen, setChosen] = useState<PaymentId>('large')
  const current = payments.find((payment) => payment.id === chosen) ?? payments[0]
  useEffect(() => pieceSignalled('payment', payments.indexOf(current)), [current])
  return (
    <Section {...paymentsText}>
      <CheckDiagram path={pathOf(current)} />
      <div className="payments split">
        <div className="payments-choice">
          <Choices name="payment" legend={choice} items={payments} chosen={chosen} onChoose={setChosen} />
          <p className="payments-note small soft">{note}</p>
        </div>
        <div className="stack-5" aria-live="polite">
          {payments.map((payment) => (
            <AuditRecord key={payment.id} payment={payment} chosen={payment.id === chosen} />
          ))}
        </div>
      </div>
      <CarriedBy heading={carried} items={paymentCarriers} />
    </Section>
  )
}
