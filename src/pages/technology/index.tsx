import { opening } from '#src/content/openings/technology.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Stack } from './stack.tsx'

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'layers', placement: 'hero', place: 'hero' },
        text: { scene: 'layers', placement: 'text', place: 'aside' },
      }}
    >
      <Stack />
    </OpeningPage>
  ),
}
