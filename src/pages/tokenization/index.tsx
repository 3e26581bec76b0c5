import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/tokenization.ts'
import { ids } from '#src/content/technology/ids.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import '#src/ui/section.css'
import type { PageModule } from '../page-module.ts'
import './token-path.css'

// Its styles come with the page: the HTML is there before its code.
const TokenPath = nearSection({
  id: ids.path,
  load: () => import('./token-path.tsx').then((module) => module.TokenPath),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      cues={{ hero: technologyCue('tokenization'), text: technologyCue('tokenization-text') }}
    >
      <TokenPath />
    </OpeningPage>
  ),
}
