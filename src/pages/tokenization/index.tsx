import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/tokenization.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { TokenPath } from './token-path.tsx'

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
