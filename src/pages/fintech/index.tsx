import { paymentsText } from '#src/content/industries/payments.ts'
import { opening } from '#src/content/openings/fintech.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import '#src/sections/trade/carried-by.css'
import { TradePage } from '#src/sections/trade/trade-page.tsx'
import '#src/ui/choices.css'
import type { PageModule } from '../page-module.ts'
import './payment-path.css'

const PaymentPath = nearSection({
  id: paymentsText.id,
  load: () => import('./payment-path.tsx').then((module) => module.PaymentPath),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => <TradePage opening={opening} Workpiece={PaymentPath} />,
}
