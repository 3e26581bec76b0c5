import { closing } from '#src/content/cues/closing.ts'
import { analyticsCue } from '#src/content/cues/analytics.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { analyticsFigures } from '#src/content/analytics/hero.ts'
import { heroActions, opening } from '#src/content/openings/analytics.ts'
import { paths } from '#src/content/paths.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Capabilities } from './capabilities.tsx'
import { SourceMap } from './source-map.tsx'
import { Intelligence } from './intelligence.tsx'
import { Business } from './business.tsx'

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
              {heroActions.trial}
            </ButtonLink>
          }
        />
      </SetPiece>
      <SetPiece cue={analyticsCue('capabilities')}>
        <Capabilities />
      </SetPiece>
      <SourceMap />
      <SetPiece cue={analyticsCue('intelligence')}>
        <Intelligence />
      </SetPiece>
      <SetPiece cue={analyticsCue('business')}>
        <Business />
      </SetPiece>
      <SetPiece cue={analyticsCue('text')}>
        <RelatedPages heading={opening.next} pages={opening.related} ask={opening.ask} />
      </SetPiece>
      <SetPiece cue={closing}>
        <ContactSection />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Analytics }
