import { closing } from '#src/content/cues/closing.ts'
import { solutionsCue } from '#src/content/cues/solutions.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/solutions.ts'
import { comparisonTexts, gridTexts } from '#src/content/solutions-texts.ts'
import { NearContactSection } from '#src/sections/contact/near-contact-section.tsx'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const SolutionGrid = deferredSection({
  id: gridTexts.id,
  load: () => import('./solution-grid.tsx').then((module) => module.SolutionGrid),
})
const Comparison = deferredSection({
  id: comparisonTexts.id,
  load: () => import('./comparison.tsx').then((module) => module.Comparison),
})

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
        <NearContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Solutions }
