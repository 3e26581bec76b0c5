import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/help-center.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import '#src/sections/support/support.css'
import '#src/ui/search-input.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Questions } from './questions.tsx'
import './help-center.css'

function HelpCenter() {
  return (
    <>
      <SetPiece scene="compass" placement="support" place="hero">
        <PageHero label={opening.label} heading={opening.heading} lead={opening.lead} />
      </SetPiece>
      <Questions />
      <EndPiece>
        <RelatedPages heading={opening.next} pages={opening.related} ask={opening.ask} />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: HelpCenter }
