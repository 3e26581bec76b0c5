import { opening } from '#src/content/openings/smb.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Hours } from './hours.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'orreries', placement: 'small', place: 'hero' },
        text: { scene: 'orreries', placement: 'small-text', place: 'aside' },
      }}
    >
      <Hours />
    </OpeningPage>
  ),
}
