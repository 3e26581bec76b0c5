import { Link } from 'react-router-dom'
import { globalPayments } from '#src/content/buying.ts'
import { content, oneRecord } from '#src/content/pages/platform.ts'
import { integrations } from '#src/content/platform/integrations.ts'
import { paymentsText } from '#src/content/industries/payments.ts'
import { anchors, paths } from '#src/content/paths.ts'
import { platformActions, platformSections } from '#src/content/platform/sections.ts'
import { buyingLinks } from '#src/content/buying-links.ts'
import { ContentBlocks } from '#src/sections/content-page/content-blocks.tsx'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend, PieceNames } from '#src/sections/piece-legend.tsx'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Integrations } from './integrations.tsx'
import { IntegrationDiagramSection } from './diagram.tsx'
import { Benefits } from './benefits.tsx'
import { PlatformDemo } from './platform-demo.tsx'
import { Tokenization } from './tokenization.tsx'
import { Protection } from './protection.tsx'
import './module-labels.css'

function Actions() {
  return (
    <>
      <ButtonLink to={`#${platformSections.integrations}`} icon="down">
        {platformActions.explore}
      </ButtonLink>
      <ButtonLink to={`${paths.contact}?topic=demo`} variant="outline">
        {platformActions.demo}
      </ButtonLink>
      <Link className="text-link target" to={`#${anchors.connections}`}>
        {buyingLinks.platform}
      </Link>
    </>
  )
}

function Platform() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'table', hero: 'hero' }}
      legend={<PieceNames className="module-labels" names={integrations.map(({ title }) => title)} />}
      actions={<Actions />}
      contact
    >
      <SetPiece scene="table" placement="integrations" place="lane">
        <Integrations />
      </SetPiece>
      <ContentBlocks blocks={[oneRecord]} />
      <Benefits />
      <SetPiece scene="coins" placement="platform" place="right">
        <Tokenization />
      </SetPiece>
      <Protection />
      <PlatformDemo />
      <IntegrationDiagramSection />
      <SetPiece
        scene="raceway"
        placement="payments"
        place="right"
        legend={<PieceLegend text={paymentsText.legend} />}
      >
        <ContentBlocks blocks={[globalPayments]} />
      </SetPiece>
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: Platform }
