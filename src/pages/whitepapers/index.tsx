import { readingCue } from '#src/content/cues/reading.ts'
import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { opening, papers } from '#src/content/openings/whitepapers.ts'
import { Invitation } from '#src/sections/opening/invitation.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import { PaperRow } from '#src/sections/pieces/paper-row.tsx'
import '#src/sections/pieces/pieces-page.css'
import { Section } from '#src/ui/section.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

function Whitepapers() {
  return (
    <OpeningPage
      opening={opening}
      cues={{ hero: readingCue('papers'), text: readingCue('papers-text') }}
      actions={<Invitation opening={opening} variant="outline" icon="arrow" />}
    >
      <Section {...papers}>
        <ul>
          {whitepapers.map((paper) => (
            <PaperRow key={paper.path} paper={paper} />
          ))}
        </ul>
      </Section>
    </OpeningPage>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Whitepapers }
