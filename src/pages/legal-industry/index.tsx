import { content } from '#src/content/pages/legal-industry.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Matter } from './matter.tsx'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'quadrant', hero: 'hero', staying: 'matter' }}
      demo={<Matter />}
    />
  ),
}
