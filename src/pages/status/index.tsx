import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { heroActions, opening } from '#src/content/openings/status.ts'
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
          label={opening.label}
          heading={opening.heading}
          lead={opening.lead}
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
        <RelatedPages heading={opening.next} pages={opening.related} ask={opening.ask} />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Status }
