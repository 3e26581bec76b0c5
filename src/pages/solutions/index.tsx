import { closing } from '#src/content/cues/closing.ts'
import { solutionsCue } from '#src/content/cues/solutions.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/solutions.ts'
import { gridTexts } from '#src/content/solutions-texts.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { SolutionGrid } from './solution-grid.tsx'
import { Comparison } from './comparison.tsx'

function Explore() {
  return (
    <ButtonLink to={`#${gridTexts.id}`} icon="down">
      {gridTexts.explore}
    </ButtonLink>
  )
}

function Solutions() {
  return (
    <>
      <OpeningPage
        opening={opening}
        actions={<Explore />}
        cues={{ hero: solutionsCue('hero'), text: solutionsCue('text') }}
        ends={false}
      >
        <SetPiece cue={solutionsCue('grid')}>
          <SolutionGrid />
        </SetPiece>
        <SetPiece cue={solutionsCue('comparison')}>
          <Comparison />
        </SetPiece>
      </OpeningPage>
      <SetPiece cue={closing}>
        <ContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Solutions }
