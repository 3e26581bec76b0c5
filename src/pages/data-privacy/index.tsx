import { content } from '#src/content/pages/data-privacy.ts'
import { consentText } from '#src/content/technology/consent.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Consent } from './consent.tsx'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'iris', hero: 'hero', staying: 'consent' }}
      demo={<Consent />}
      legend={<PieceLegend text={consentText.legend} />}
    />
  ),
}
