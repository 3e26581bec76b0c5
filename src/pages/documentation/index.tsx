import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { heroActions, opening } from '#src/content/openings/documentation.ts'
import { paths } from '#src/content/paths.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import '#src/sections/support/support.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Guide } from './guide.tsx'
import './documentation.css'

function Documentation() {
  return (
    <>
      <SetPiece scene="compass" placement="guide" place="hero">
        <PageHero
          label={opening.label}
          heading={opening.heading}
          lead={opening.lead}
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
        />
      </SetPiece>
      <Guide />
      <EndPiece>
        <RelatedPages heading={opening.next} pages={opening.related} ask={opening.ask} />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Documentation }
