import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { content } from '#src/content/pages/help-center.ts'
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
        <PageHero label={content.label} heading={content.heading} lead={content.lead} />
      </SetPiece>
      <Questions />
      <EndPiece>
        <RelatedPages heading={content.next} pages={content.related} ask={content.ask} />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: HelpCenter }
