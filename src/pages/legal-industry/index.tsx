import { industriesCue } from '#src/content/cues/industries.ts'
import { matterText } from '#src/content/industries/matter.ts'
import { opening } from '#src/content/openings/legal-industry.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const Matter = deferredSection({
  id: matterText.id,
  load: () => import('./matter.tsx').then((module) => module.Matter),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage opening={opening} cues={{ hero: industriesCue('legal'), text: industriesCue('legal-text') }}>
      <Matter />
    </OpeningPage>
  ),
}
