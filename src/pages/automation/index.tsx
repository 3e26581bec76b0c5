import { heroActions, heroFigures, heroLegend } from '#src/content/automation/hero.ts'
import { content } from '#src/content/pages/automation.ts'
import { paths } from '#src/content/paths.ts'
import type { PageModule } from '#src/runtime/page-module.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Onboarding } from './onboarding.tsx'
import { Leads } from './leads.tsx'
import { Workflow } from './workflow.tsx'
import { Benefits } from './benefits.tsx'
import { Team } from './team.tsx'
import './flow.css'
import './screens/screens.css'

function Actions() {
  return (
    <>
      <ButtonLink to={`${paths.contact}?topic=automation`} icon="arrow">
        {heroActions.start}
      </ButtonLink>
      <ButtonLink to={paths.documentation} variant="outline">
        {heroActions.documentation}
      </ButtonLink>
    </>
  )
}

function Automation() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'train', hero: 'hero' }}
      legend={<PieceLegend text={heroLegend} />}
      actions={<Actions />}
      figures={heroFigures}
      contact
    >
      <SetPiece scene="train" placement="onboarding" place="lane">
        <Onboarding />
      </SetPiece>
      <Leads />
      <Team />
      <SetPiece scene="train" placement="benefits" place="right">
        <Benefits />
      </SetPiece>
      <Workflow />
    </ContentPage>
  )
}

export const page: PageModule = {
  meta: content.meta,
  Page: Automation,
  reverse: true,
  ownScenes: [{ scene: 'leads' }, { scene: 'workflow' }],
}
