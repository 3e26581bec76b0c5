import { closing } from '#src/content/cues/closing.ts'
import { analyticsCue } from '#src/content/cues/analytics.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { analyticsFigures } from '#src/content/analytics/hero.ts'
import { analyticsSections } from '#src/content/analytics/sections.ts'
import { opening } from '#src/content/openings/analytics.ts'
import { paths } from '#src/content/paths.ts'
import { NearContactSection } from '#src/sections/contact/near-contact-section.tsx'
import '#src/sections/demo-controls.css'
import { nearSection } from '#src/sections/near-section.tsx'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '../page-module.ts'
import '#src/sections/diagram/diagram.css'
import './business.css'
import './intelligence.css'
import './plots.css'
import './source-card.css'
import './source-chart.css'
import './source-map.css'
import { Capabilities } from './capabilities.tsx'

// Their styles come with the page: the HTML is there before their code.
const SourceMap = nearSection({
  id: analyticsSections.sources,
  load: () => import('./source-map.tsx').then((module) => module.SourceMap),
})
const Intelligence = nearSection({
  id: analyticsSections.intelligence,
  load: () => import('./intelligence.tsx').then((module) => module.Intelligence),
})
const Business = nearSection({
  id: analyticsSections.business,
  load: () => import('./business.tsx').then((module) => module.Business),
})

function Analytics() {
  return (
    <>
      <SetPiece cue={analyticsCue('hero')}>
        <PageHero
          label={opening.label}
          heading={opening.heading}
          lead={opening.lead}
          figures={analyticsFigures}
          actions={
            <ButtonLink to={`${paths.contact}?topic=trial`} icon="arrow">
              Start Free Trial
            </ButtonLink>
          }
        />
      </SetPiece>
      <Capabilities />
      <SourceMap />
      <SetPiece cue={analyticsCue('intelligence')}>
        <Intelligence />
      </SetPiece>
      <SetPiece cue={analyticsCue('business')}>
        <Business />
      </SetPiece>
      <SetPiece cue={analyticsCue('text')}>
        <RelatedPages heading={opening.next} pages={opening.related} />
      </SetPiece>
      <SetPiece cue={closing}>
        <NearContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Analytics }
