import { industriesCue } from '#src/content/cues/industries.ts'
import { hoursText } from '#src/content/industries/hours.ts'
import { opening } from '#src/content/openings/smb.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const Hours = deferredSection({
  id: hoursText.id,
  load: () => import('./hours.tsx').then((module) => module.Hours),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage opening={opening} cues={{ hero: industriesCue('small'), text: industriesCue('small-text') }}>
      <Hours />
    </OpeningPage>
  ),
}
