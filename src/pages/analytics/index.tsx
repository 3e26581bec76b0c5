import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { analyticsFigures } from '#src/content/analytics/hero.ts'
import { heroActions, content } from '#src/content/pages/analytics.ts'
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
      <SetPiece scene="bars" placement="hero" place="hero">
        <PageHero
          label={content.label}
          heading={content.heading}
          lead={content.lead}
          figures={analyticsFigures}
          actions={
            <ButtonLink to={`${paths.contact}?topic=trial`} icon="arrow">
              {heroActions.trial}
            </ButtonLink>
          }
        />
      </SetPiece>
      <SetPiece scene="bars" placement="capabilities" place="margin">
        <Capabilities />
      </SetPiece>
      <SourceMap />
      <SetPiece scene="bars" placement="intelligence" place="right" rest="none">
        <Intelligence />
      </SetPiece>
      <SetPiece scene="bars" placement="business" place="left" rest="none">
        <Business />
      </SetPiece>
      <SetPiece scene="bars" placement="text" place="aside">
        <RelatedPages heading={content.next} pages={content.related} ask={content.ask} />
      </SetPiece>
      <EndPiece>
        <ContactSection />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: Analytics }
