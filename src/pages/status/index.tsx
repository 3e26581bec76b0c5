import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { heroActions, content } from '#src/content/pages/status.ts'
import { paths } from '#src/content/paths.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Record } from './record.tsx'
import './status.css'

function Status() {
  return (
    <>
      <SetPiece scene="compass" placement="status" place="hero">
        <PageHero
          label={content.label}
          heading={content.heading}
          lead={content.lead}
          actions={
            <>
              <ButtonLink to="#now" icon="down">
                {heroActions.now}
              </ButtonLink>
              <ButtonLink to={`${paths.contact}?topic=support`} variant="outline">
                {heroActions.report}
              </ButtonLink>
            </>
          }
        />
      </SetPiece>
      <Record />
      <EndPiece>
        <RelatedPages heading={content.next} pages={content.related} ask={content.ask} />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: Status }
