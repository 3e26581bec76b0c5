import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/data-privacy.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Consent } from './consent.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      cues={{ hero: technologyCue('privacy'), text: technologyCue('privacy-text') }}
    >
      <Consent />
    </OpeningPage>
  ),
}
