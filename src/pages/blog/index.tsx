import { heroActions, opening } from '#src/content/openings/blog.ts'
import { Invitation } from '#src/sections/opening/invitation.tsx'
import { OpeningPage } from '#src/sections/opening/opening-page.tsx'
import '#src/sections/pieces/pieces-page.css'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Notes } from './notes.tsx'

function Actions() {
  return (
    <>
      <ButtonLink to="#notes" icon="down">
        {heroActions.read}
      </ButtonLink>
      <Invitation opening={opening} variant="outline" />
    </>
  )
}

export const page: PageModule = {
  meta: opening.meta,
  Page: () => (
    <OpeningPage
      opening={opening}
      pieces={{
        hero: { scene: 'lens', placement: 'blog', place: 'hero' },
        text: { scene: 'lens', placement: 'blog-text', place: 'aside' },
      }}
      actions={<Actions />}
    >
      <Notes />
    </OpeningPage>
  ),
}
