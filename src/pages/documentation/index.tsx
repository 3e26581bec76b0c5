import { closing } from '#src/content/cues/closing.ts'
import { supportCue } from '#src/content/cues/support.ts'
import { SetPiece } from '#src/sections/set-piece.tsx'
import { heroActions, opening } from '#src/content/openings/documentation.ts'
import { paths } from '#src/content/paths.ts'
import { copying } from '#src/sections/copying.ts'
import { followContents } from '#src/sections/contents/follow-contents.ts'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { printedSection } from '#src/runtime/deferred/printed-section.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import '#src/sections/support/support.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import './documentation.css'

const Guide = printedSection({
  id: 'guide',
  load: () => import('./guide.tsx').then((module) => module.Guide),
  enhance: (root) => {
    const stops = [copying(root), followContents(root)]
    return () => stops.forEach((stop) => stop())
  },
})

function Documentation() {
  return (
    <>
      <SetPiece cue={supportCue('guide')}>
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
      <SetPiece cue={closing}>
        <RelatedPages heading={opening.next} pages={opening.related} ask={opening.ask} />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Documentation }
