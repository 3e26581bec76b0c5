import { SetPiece } from '#src/sections/set-piece.tsx'
import { industriesCue } from '#src/content/cues/industries.ts'
import { opening } from '#src/content/openings/industries.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Trades } from './trades.tsx'

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
