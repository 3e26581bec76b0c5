import { content } from '#src/content/pages/tokenization.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { PanNames } from './pan-names.tsx'
import { TokenPath } from './token-path.tsx'

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'balance', hero: 'hero', staying: 'month' }}
      demo={<TokenPath />}
      legend={<PanNames />}
    />
  ),
}
