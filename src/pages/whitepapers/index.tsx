import { content } from '#src/content/pages/whitepapers.ts'
import { Invitation } from '#src/sections/content-page/invitation.tsx'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import '#src/sections/articles/pieces-page.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Papers } from './papers.tsx'

function Whitepapers() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'lens', hero: 'papers', text: 'papers-text' }}
      actions={<Invitation content={content} variant="outline" icon="arrow" />}
    >
      <Papers />
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: Whitepapers }
