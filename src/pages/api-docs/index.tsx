import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { heroActions, content } from '#src/content/pages/api-docs.ts'
import { files } from '#src/content/paths.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import '#src/sections/support/support.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import './api-docs.css'
import { Reference } from './reference.tsx'

function ApiDocs() {
  return (
    <>
      <SetPiece scene="coupling" placement="hero" place="hero">
        <PageHero
          label={content.label}
          heading={content.heading}
          lead={content.lead}
          actions={
            <>
              <a className="button" data-variant="solid" href={files.openApi} download>
                {heroActions.download}
              </a>
              <ButtonLink to={'#authentication'} variant="outline" icon="down">
                {heroActions.conventions}
              </ButtonLink>
            </>
          }
        />
      </SetPiece>
      <Reference />
      <EndPiece>
        <RelatedPages heading={content.next} pages={content.related} ask={content.ask} />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: ApiDocs }
