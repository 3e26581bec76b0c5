import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/blockchain-security.ts'
import { ids } from '#src/content/technology/ids.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const Approval = deferredSection({
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
