import { opening } from '#src/content/openings/fintech.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { PaymentPath } from './payment-path.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'orreries', placement: 'fintech', place: 'hero' },
        text: { scene: 'orreries', placement: 'fintech-text', place: 'aside' },
      }}
    >
      <PaymentPath />
    </OpeningPage>
  ),
}
