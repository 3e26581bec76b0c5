import { hoursText } from '#src/content/industries/hours.ts'
import { content } from '#src/content/pages/smb.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Hours } from './hours.tsx'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'abacus', hero: 'hero', staying: 'week' }}
      demo={<Hours />}
      legend={<PieceLegend text={hoursText.legend} />}
    />
  ),
}
