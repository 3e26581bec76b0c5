import { content } from '#src/content/pages/data-privacy.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Consent } from './consent.tsx'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'iris', hero: 'hero', staying: 'consent' }}
      demo={<Consent />}
    />
  ),
}
