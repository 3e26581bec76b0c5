import { opening } from '#src/content/openings/legal-industry.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Matter } from './matter.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'orreries', placement: 'legal', place: 'hero' },
        text: { scene: 'orreries', placement: 'legal-text', place: 'aside' },
      }}
    >
      <Matter />
    </OpeningPage>
  ),
}
