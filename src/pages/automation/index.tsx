import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { heroActions, heroFigures } from '#src/content/automation/hero.ts'
import { content } from '#src/content/pages/automation.ts'
import { paths } from '#src/content/paths.ts'
import { ContactSection } from '#src/sections/contact/contact-section.tsx'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Onboarding } from './onboarding.tsx'
import { Leads } from './leads.tsx'
import { Workflow } from './workflow.tsx'
import { Benefits } from './benefits.tsx'
import { Team } from './team.tsx'
import './flow.css'
import './screens/screens.css'

function Automation() {
  return (
    <>
      <SetPiece scene="train" placement="hero" place="hero">
        <PageHero
          label={content.label}
          heading={content.heading}
          lead={content.lead}
          actions={
            <>
              <ButtonLink to={`${paths.contact}?topic=automation`} icon="arrow">
                {heroActions.start}
              </ButtonLink>
              <ButtonLink to={paths.documentation} variant="outline">
                {heroActions.documentation}
              </ButtonLink>
            </>
          }
          figures={heroFigures}
        />
      </SetPiece>
      <SetPiece scene="train" placement="onboarding" place="margin">
        <Onboarding />
      </SetPiece>
      <Leads />
      <Team />
      <SetPiece scene="train" placement="benefits" place="right" rest="none">
        <Benefits />
      </SetPiece>
      <Workflow />
      <SetPiece scene="train" placement="text" place="aside">
        <RelatedPages heading={content.next} pages={content.related} ask={content.ask} />
      </SetPiece>
      <EndPiece>
        <ContactSection />
      </EndPiece>
    </>
  )
}

export const page: PageModule = {
  meta: content.meta,
  Page: Automation,
  reverse: true,
  ownScenes: [{ scene: 'leads' }, { scene: 'workflow' }],
}
