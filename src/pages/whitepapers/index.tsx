import { readingCue } from '#src/content/cues/reading.ts'
import { opening, papers } from '#src/content/openings/whitepapers.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { Invitation } from '#src/sections/opening/invitation.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import '#src/sections/pieces/pieces-page.css'
import type { PageModule } from '#src/runtime/page-module.ts'

const Papers = deferredSection({
  id: papers.id,
  load: () => import('./papers.tsx').then((module) => module.Papers),
})

function Whitepapers() {
  return (
    <OpeningPage
      opening={opening}
      cues={{ hero: readingCue('papers'), text: readingCue('papers-text') }}
      actions={<Invitation opening={opening} variant="outline" icon="arrow" />}
    >
      <Papers />
    </OpeningPage>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Whitepapers }
