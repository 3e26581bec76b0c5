import { heroActions, content } from '#src/content/pages/status.ts'
import { statusTexts } from '#src/content/support/status-rules.ts'
import { paths } from '#src/content/paths.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend, PieceNames } from '#src/sections/piece-legend.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { components } from './service-data.ts'
import { ServiceHistory } from './service-history.tsx'
import './row-labels.css'
import './status.css'

function Status() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'drum', hero: 'hero' }}
      legend={
        <>
          <PieceNames className="row-labels" names={components.map(({ name }) => name)} />
          <PieceLegend text={statusTexts.legend} />
        </>
      }
      actions={
        <>
          <ButtonLink to="#now" icon="down">
            {heroActions.now}
          </ButtonLink>
          <ButtonLink to={`${paths.contact}?topic=support`} variant="outline">
            {heroActions.report}
          </ButtonLink>
        </>
      }
    >
      <ServiceHistory />
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: Status }
