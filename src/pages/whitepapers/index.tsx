import { readingCue } from '#src/content/cues/reading.ts'
import { opening } from '#src/content/openings/whitepapers.ts'
import { Invitation } from '#src/sections/opening/invitation.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import '#src/sections/pieces/pieces-page.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Papers } from './papers.tsx'

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
