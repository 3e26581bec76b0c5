import { opening } from '#src/content/openings/data-privacy.ts'
import { ids } from '#src/content/technology/ids.ts'
import { nearSection } from '#src/sections/near-section.tsx'
import { OpeningBlocks } from '#src/sections/opening/opening-blocks.tsx'
import { OpeningHero } from '#src/sections/opening/opening-hero.tsx'
import '#src/sections/opening/opening-page.css'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import '#src/ui/section.css'
import type { PageModule } from '../page-module.ts'
import './consent.css'

// Its styles come with the page: the HTML is there before its code.
const Consent = nearSection({
  id: ids.consent,
  load: () => import('./consent.tsx').then((module) => module.Consent),
})

function DataPrivacy() {
  return (
    <>
      <OpeningHero opening={opening} />
      <Consent />
      <OpeningBlocks blocks={opening.blocks} />
      <RelatedPages pages={opening.related} />
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: DataPrivacy }
