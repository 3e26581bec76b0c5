import { opening } from '#src/content/openings/solutions.ts'
import { comparisonTexts, gridTexts } from '#src/content/solutions-texts.ts'
import { NearContactSection } from '#src/sections/contact/near-contact-section.tsx'
import { nearSection } from '#src/sections/near-section.tsx'
import { OpeningBlocks } from '#src/sections/opening/opening-blocks.tsx'
import '#src/sections/opening/opening-page.css'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '../page-module.ts'
// Styles of what gets its code later come with the page: its HTML is there from the start.
import '#src/ui/planet.css'
import './comparison.css'
import './emblems.css'
import './solution-grid.css'

const SolutionGrid = nearSection({
  id: gridTexts.id,
  load: () => import('./solution-grid.tsx').then((module) => module.SolutionGrid),
})
const Comparison = nearSection({
  id: comparisonTexts.id,
  load: () => import('./comparison.tsx').then((module) => module.Comparison),
})

function Solutions() {
  const { label, heading, lead, blocks, related } = opening
  return (
    <>
      <PageHero
        label={label}
        heading={heading}
        lead={lead}
        actions={
          <ButtonLink to={`#${gridTexts.id}`} icon="down">
            {gridTexts.explore}
          </ButtonLink>
        }
      />
      <SolutionGrid />
      <Comparison />
      <OpeningBlocks blocks={blocks} />
      <RelatedPages pages={related} />
      <NearContactSection />
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Solutions }
