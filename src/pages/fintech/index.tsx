import { industriesCue } from '#src/content/cues/industries.ts'
import { opening } from '#src/content/openings/fintech.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { PaymentPath } from './payment-path.tsx'

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
