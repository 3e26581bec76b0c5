import { opening } from '#src/content/openings/ecommerce.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Funnel } from './funnel.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'orreries', placement: 'shops', place: 'hero' },
        text: { scene: 'orreries', placement: 'shops-text', place: 'aside' },
      }}
    >
      <Funnel />
    </OpeningPage>
  ),
}
