import { industriesCue } from '#src/content/cues/industries.ts'
import { opening } from '#src/content/openings/smb.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Hours } from './hours.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage opening={opening} cues={{ hero: industriesCue('small'), text: industriesCue('small-text') }}>
      <Hours />
    </OpeningPage>
  ),
}
