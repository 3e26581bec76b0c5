import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/data-privacy.ts'
import { ids } from '#src/content/technology/ids.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const Consent = deferredSection({
  id: ids.consent,
  load: () => import('./consent.tsx').then((module) => module.Consent),
})

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
