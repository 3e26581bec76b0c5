import { industriesCue } from '#src/content/cues/industries.ts'
import { matterText } from '#src/content/industries/matter.ts'
import { opening } from '#src/content/openings/legal-industry.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import '#src/sections/trade/carried-by.css'
import type { PageModule } from '../page-module.ts'
import './matter.css'

const Matter = nearSection({
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
