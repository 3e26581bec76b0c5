import { choice, content, industryPages } from '#src/content/pages/industries.ts'
import { PageTiles } from '#src/sections/page/page-tiles.tsx'
import { Section } from '#src/ui/section.tsx'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { RingLabels } from './ring-labels.tsx'
import { Trades } from './trades.tsx'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage content={content} piece={{ scene: 'orreries', hero: 'hero' }} legend={<RingLabels />}>
      <Section {...choice}>
        <PageTiles pages={industryPages} />
      </Section>
      <Trades />
    </ContentPage>
  ),
}
