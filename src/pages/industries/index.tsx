import { tradesText } from '#src/content/industries/trades.ts'
import { opening } from '#src/content/openings/industries.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import '#src/ui/choices.css'
import type { PageModule } from '../page-module.ts'
import './trades.css'

const Trades = nearSection({
  id: tradesText.id,
  load: () => import('./trades.tsx').then((module) => module.Trades),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage opening={opening}>
      <Trades />
    </OpeningPage>
  ),
}
