import { opening } from '#src/content/openings/tokenization.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { TokenPath } from './token-path.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'balance', placement: 'hero', place: 'hero' },
        text: { scene: 'balance', placement: 'text', place: 'aside' },
      }}
    >
      <TokenPath />
    </OpeningPage>
  ),
}
