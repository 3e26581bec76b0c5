import { SetPiece } from '#src/sections/set-piece.tsx'
import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/technology.ts'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Stack } from './stack.tsx'

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
