import { content } from '#src/content/pages/technology.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Stack } from './stack.tsx'

export const page: PageModule = {
  meta: content.meta,
  ownScenes: [{ scene: 'stack' }],
  Page: () => (
    <ContentPage content={content} piece={{ scene: 'layers', hero: 'hero' }}>
      <Stack />
    </ContentPage>
  ),
}
