import { analyticsFigures, barsLegend } from '#src/content/analytics/hero.ts'
import { heroActions, content } from '#src/content/pages/analytics.ts'
import { paths } from '#src/content/paths.ts'
import type { PageModule } from '#src/runtime/page-module.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Capabilities } from './capabilities.tsx'
import { SourceMap } from './source-map.tsx'
import { Intelligence } from './intelligence.tsx'
import { Business } from './business.tsx'
import './bars-legend.css'

function Analytics() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'bars', hero: 'hero' }}
      legend={<PieceLegend text={barsLegend} />}
      figures={analyticsFigures}
      actions={
        <ButtonLink to={`${paths.contact}?topic=trial`} icon="arrow">
          {heroActions.trial}
        </ButtonLink>
      }
      contact
    >
      <SetPiece scene="bars" placement="capabilities" place="lane" wide>
        <Capabilities />
      </SetPiece>
      <SourceMap />
      <Intelligence />
      <SetPiece scene="bars" placement="business" place="lane" wide>
        <Business />
      </SetPiece>
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: Analytics, bottom: -100 }
