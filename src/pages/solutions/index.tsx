import { Link } from 'react-router-dom'
import { closing } from '#src/content/cues/closing.ts'
import { solutionsCue } from '#src/content/cues/solutions.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/solutions.ts'
import { gridTexts } from '#src/content/solutions-texts.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { anchors } from '#src/content/paths.ts'
import { buyingLinks } from '#src/content/buying-links.ts'
import { ProductMap } from '#src/sections/product-map/product-map.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { SolutionGrid } from './solution-grid.tsx'
import { Comparison } from './comparison.tsx'

function Explore() {
  return (
    <>
      <ButtonLink to={`#${gridTexts.id}`} icon="down">
        {gridTexts.explore}
      </ButtonLink>
      <Link className="text-link" to={`#${anchors.howToBuy}`}>
        {buyingLinks.solutions}
      </Link>
    </>
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
        <ProductMap />
      </OpeningPage>
      <SetPiece cue={closing}>
        <ContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Solutions }
