import { industriesCue } from '#src/content/cues/industries.ts'
import { opening } from '#src/content/openings/ecommerce.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Funnel } from './funnel.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage opening={opening} cues={{ hero: industriesCue('shops'), text: industriesCue('shops-text') }}>
      <Funnel />
    </OpeningPage>
  ),
}
