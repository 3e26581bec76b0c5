import { opening } from '#src/content/openings/data-privacy.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Consent } from './consent.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'layers', placement: 'privacy', place: 'hero' },
        text: { scene: 'layers', placement: 'privacy-text', place: 'aside' },
      }}
    >
      <Consent />
    </OpeningPage>
  ),
}
