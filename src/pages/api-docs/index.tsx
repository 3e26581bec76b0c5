import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { heroActions, opening } from '#src/content/openings/api-docs.ts'
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
      <SetPiece scene="compass" placement="reference" place="hero">
        <PageHero
          label={opening.label}
          heading={opening.heading}
          lead={opening.lead}
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
        <RelatedPages heading={opening.next} pages={opening.related} ask={opening.ask} />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: ApiDocs }
