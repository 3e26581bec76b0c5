import { industriesCue } from '#src/content/cues/industries.ts'
import { paymentsText } from '#src/content/industries/payments.ts'
import { opening } from '#src/content/openings/fintech.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const PaymentPath = deferredSection({
  id: paymentsText.id,
  load: () => import('./payment-path.tsx').then((module) => module.PaymentPath),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      cues={{ hero: industriesCue('fintech'), text: industriesCue('fintech-text') }}
    >
      <PaymentPath />
    </OpeningPage>
  ),
}
