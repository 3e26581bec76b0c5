import { technologyCue } from '#src/content/cues/technology.ts'
import { opening } from '#src/content/openings/technology.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import { relatedHeading } from '#src/sections/page/related-pages.tsx'
import '#src/ui/section.css'
import type { PageModule } from '../page-module.ts'
import './stack.css'

// Its styles come with the page: the HTML is there before its code. The section itself stands so near to the first
// screen that its tabs would count as part of it: what stands after it, or any sign of a visitor, fetches them.
const Stack = nearSection({
  id: relatedHeading,
  load: () => import('./stack.tsx').then((module) => module.Stack),
})

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage opening={opening} cues={{ hero: technologyCue('hero'), text: technologyCue('text') }}>
      <Stack />
    </OpeningPage>
  ),
}
