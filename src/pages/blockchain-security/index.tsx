import { opening } from '#src/content/openings/blockchain-security.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Approval } from './approval.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'layers', placement: 'blockchain', place: 'hero' },
        text: { scene: 'layers', placement: 'blockchain-text', place: 'aside' },
      }}
    >
      <Approval />
    </OpeningPage>
  ),
}
