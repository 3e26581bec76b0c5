import { industriesCue } from '#src/content/cues/industries.ts'
import { funnelText } from '#src/content/industries/funnel.ts'
import { opening } from '#src/content/openings/ecommerce.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const Funnel = deferredSection({
  id: funnelText.id,
  load: () => import('./funnel.tsx').then((module) => module.Funnel),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage opening={opening} cues={{ hero: industriesCue('shops'), text: industriesCue('shops-text') }}>
      <Funnel />
    </OpeningPage>
  ),
}
