import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { heroActions, content } from '#src/content/pages/documentation.ts'
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
          label={content.label}
          heading={content.heading}
          lead={content.lead}
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
        <RelatedPages heading={content.next} pages={content.related} ask={content.ask} />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: Documentation }
