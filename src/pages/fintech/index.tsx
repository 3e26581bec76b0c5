import type { ReactNode } from 'react'
import { content } from '#src/content/pages/fintech.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { StayingPiece } from '#src/sections/staying-piece.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { PaymentPath } from './payment-path.tsx'

/** The raceway stays while a payment is chosen, which it takes through its checks. */
const opening = (first: ReactNode) => (
  <StayingPiece scene="raceway" placement="checks" place="aside">
    {first}
    <PaymentPath />
  </StayingPiece>
)

export const page: PageModule = {
  meta: content.meta,
  Page: () => <ContentPage content={content} piece={{ scene: 'raceway', hero: 'hero' }} opening={opening} />,
}
