import { paymentsText } from '#src/content/industries/payments.ts'
import { content } from '#src/content/pages/fintech.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend, PieceNames } from '#src/sections/piece-legend.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { PaymentPath } from './payment-path.tsx'
import './check-labels.css'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'raceway', hero: 'hero', staying: 'checks' }}
      demo={<PaymentPath />}
      legend={
        <>
          <PieceNames className="check-labels" names={Object.values(paymentsText.checks)} />
          <PieceLegend text={paymentsText.legend} />
        </>
      }
    />
  ),
}
