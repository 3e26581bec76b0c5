import { opening } from '#src/content/openings/technology.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import { OpeningBlocks } from '#src/sections/opening/opening-blocks.tsx'
import { OpeningHero } from '#src/sections/opening/opening-hero.tsx'
import '#src/sections/opening/opening-page.css'
import { RelatedPages, relatedHeading } from '#src/sections/page/related-pages.tsx'
import '#src/ui/section.css'
import type { PageModule } from '../page-module.ts'
import './stack.css'

// Its styles come with the page: the HTML is there before its code. The section itself stands so near to the first
// screen that its tabs would count as part of it: what stands after it, or any sign of a visitor, fetches them.
const Stack = nearSection({
  id: relatedHeading,
  load: () => import('./stack.tsx').then((module) => module.Stack),
})

function Technology() {
  return (
    <>
      <OpeningHero opening={opening} />
      <Stack />
      <OpeningBlocks blocks={opening.blocks} />
      <RelatedPages pages={opening.related} />
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Technology }
