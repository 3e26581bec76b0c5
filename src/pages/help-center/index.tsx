import { closing } from '#src/content/cues/closing.ts'
import { supportCue } from '#src/content/cues/support.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/help-center.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { printedSection } from '#src/runtime/deferred/printed-section.tsx'
import '#src/sections/support/support.css'
import '#src/ui/search-input.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { enhanceFaq } from './enhance-faq.ts'
import './help-center.css'

const Questions = printedSection({
  id: 'questions',
  load: () => import('./questions.tsx').then((module) => module.Questions),
  enhance: enhanceFaq,
})

function HelpCenter() {
  return (
    <>
      <SetPiece cue={supportCue('support')}>
        <PageHero label={opening.label} heading={opening.heading} lead={opening.lead} />
      </SetPiece>
      <Questions />
      <SetPiece cue={closing}>
        <RelatedPages heading={opening.next} pages={opening.related} ask={opening.ask} />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: HelpCenter }
