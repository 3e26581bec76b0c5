import { closing } from '#src/content/cues/closing.ts'
import { supportCue } from '#src/content/cues/support.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
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
      <SetPiece cue={supportCue('status')}>
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
      <SetPiece cue={closing}>
        <RelatedPages heading={opening.next} pages={opening.related} ask={opening.ask} />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Status }
