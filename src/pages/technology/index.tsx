import { SetPiece } from '#src/sections/set-piece.tsx'
import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/technology.ts'
import { deferredSection } from '#src/runtime/deferred/deferred-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'

const Stack = deferredSection({
  id: 'stack',
  load: () => import('./stack.tsx').then((module) => module.Stack),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage opening={opening} cues={{ hero: technologyCue('hero'), text: technologyCue('text') }}>
      <SetPiece cue={technologyCue('stack')}>
        <Stack />
      </SetPiece>
    </OpeningPage>
  ),
}
