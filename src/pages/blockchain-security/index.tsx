import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/blockchain-security.ts'
import { ids } from '#src/content/technology/ids.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import '#src/ui/section.css'
import '#src/ui/switch.css'
import type { PageModule } from '../page-module.ts'
import './approval.css'

// Its styles come with the page: the HTML is there before its code.
const Approval = nearSection({
  id: ids.approval,
  load: () => import('./approval.tsx').then((module) => module.Approval),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      cues={{ hero: technologyCue('blockchain'), text: technologyCue('blockchain-text') }}
    >
      <Approval />
    </OpeningPage>
  ),
}
