import { SetPiece } from '#src/sections/set-piece.tsx'
import { industriesCue } from '#src/content/cues/industries.ts'
import { tradesText } from '#src/content/industries/trades.ts'
import { opening } from '#src/content/openings/industries.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const Trades = deferredSection({
  id: tradesText.id,
  load: () => import('./trades.tsx').then((module) => module.Trades),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage opening={opening} cues={{ hero: industriesCue('hero'), text: industriesCue('text') }}>
      <SetPiece cue={industriesCue('trades')}>
        <Trades />
      </SetPiece>
    </OpeningPage>
  ),
}
