import { opening } from '#src/content/openings/whitepapers.ts'
import { Invitation } from '#src/sections/opening/invitation.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import '#src/sections/pieces/pieces-page.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Papers } from './papers.tsx'

function Whitepapers() {
  return (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'lens', placement: 'papers', place: 'hero' },
        text: { scene: 'lens', placement: 'papers-text', place: 'aside' },
      }}
      actions={<Invitation opening={opening} variant="outline" icon="arrow" />}
    >
      <Papers />
    </OpeningPage>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Whitepapers }
