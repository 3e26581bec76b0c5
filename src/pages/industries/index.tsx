import { SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/industries.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Trades } from './trades.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'orreries', placement: 'hero', place: 'hero' },
        text: { scene: 'orreries', placement: 'text', place: 'aside' },
      }}
    >
      <SetPiece scene="orreries" placement="trades" place="right">
        <Trades />
      </SetPiece>
    </OpeningPage>
  ),
}
