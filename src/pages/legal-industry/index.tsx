import { matterText } from '#src/content/industries/matter.ts'
import { content } from '#src/content/pages/legal-industry.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Matter } from './matter.tsx'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'quadrant', hero: 'hero', staying: 'matter' }}
      demo={<Matter />}
      legend={<PieceLegend text={matterText.legend} />}
    />
  ),
}
