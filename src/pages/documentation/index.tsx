import { heroActions, content, legend } from '#src/content/pages/documentation.ts'
import { paths } from '#src/content/paths.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import '#src/sections/support/support.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Guide } from './guide.tsx'
import './documentation.css'

function Documentation() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'arch', hero: 'hero' }}
      legend={<PieceLegend text={legend} />}
      actions={
        <>
          <ButtonLink to="#first-source" icon="down">
            {heroActions.connect}
          </ButtonLink>
          <ButtonLink to={paths.apiDocs} variant="outline">
            {heroActions.api}
          </ButtonLink>
        </>
      }
    >
      <Guide />
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: Documentation }
