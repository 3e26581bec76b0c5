import type { ReactNode } from 'react'
import { content } from '#src/content/pages/tokenization.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { StayingPiece } from '#src/sections/staying-piece.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { TokenPath } from './token-path.tsx'

/** The balance stays while the month is worked out, whose tokens it weighs. */
const opening = (first: ReactNode) => (
  <StayingPiece scene="balance" placement="month" place="aside">
    {first}
    <TokenPath />
  </StayingPiece>
)

export const page: PageModule = {
  meta: content.meta,
  Page: () => <ContentPage content={content} piece={{ scene: 'balance', hero: 'hero' }} opening={opening} />,
}
