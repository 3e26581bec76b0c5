import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/tokenization.ts'
import { ids } from '#src/content/technology/ids.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const TokenPath = deferredSection({
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
