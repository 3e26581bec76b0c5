import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/data-privacy.ts'
import { ids } from '#src/content/technology/ids.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import '#src/ui/section.css'
import '#src/ui/switch.css'
import type { PageModule } from '../page-module.ts'
import './consent.css'

// Its styles come with the page: the HTML is there before its code.
const Consent = nearSection({
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
