import { content } from '#src/content/pages/help-center.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import '#src/sections/support/support.css'
import '#src/ui/search-input.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Questions } from './questions.tsx'
import './help-center.css'

function HelpCenter() {
  return (
    <ContentPage content={content} piece={{ scene: 'compass', hero: 'support' }}>
      <Questions />
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: HelpCenter }
