import { heroActions, content } from '#src/content/pages/api-docs.ts'
import { files } from '#src/content/paths.ts'
import { referenceTexts } from '#src/content/support/reference-texts.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import '#src/sections/support/support.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import './api-docs.css'
import { Reference } from './reference.tsx'

function ApiDocs() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'coupling', hero: 'hero' }}
      legend={<PieceLegend text={referenceTexts.legend} />}
      actions={
        <>
          <a className="button" data-variant="solid" href={files.openApi} download>
            {heroActions.download}
          </a>
          <ButtonLink to={`#${referenceTexts.conventions.id}`} variant="outline" icon="down">
            {heroActions.conventions}
          </ButtonLink>
        </>
      }
    >
      <Reference />
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: ApiDocs }
