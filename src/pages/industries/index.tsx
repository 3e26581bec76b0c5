import { trades } from '#src/content/industries/trades.ts'
import { choice, content, industryPages } from '#src/content/pages/industries.ts'
import { PageTiles } from '#src/sections/page/page-tiles.tsx'
import { Section } from '#src/ui/section.tsx'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceNames } from '#src/sections/piece-legend.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Trades } from './trades.tsx'
import './table-labels.css'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'industries', hero: 'hero' }}
      legend={<PieceNames className="table-labels" names={trades.map(({ name }) => name)} />}
    >
      <Section {...choice}>
        <PageTiles pages={industryPages} />
      </Section>
      <Trades />
    </ContentPage>
  ),
}
