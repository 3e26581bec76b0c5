import { content } from '#src/content/pages/ecommerce.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Funnel } from './funnel.tsx'
import { FunnelLegend } from './funnel-legend.tsx'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'fountain', hero: 'hero', staying: 'month' }}
      demo={<Funnel />}
      legend={<FunnelLegend />}
    />
  ),
}
