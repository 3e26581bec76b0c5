import { forkNames, heroActions, content } from '#src/content/pages/blog.ts'
import { Invitation } from '#src/sections/content-page/invitation.tsx'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceNames } from '#src/sections/piece-legend.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Notes } from './notes.tsx'
import './fork-labels.css'

function Actions() {
  return (
    <>
      <ButtonLink to="#notes" icon="down">
        {heroActions.read}
      </ButtonLink>
      <Invitation content={content} variant="outline" />
    </>
  )
}

export const page: PageModule = {
  meta: content.meta,
  Page: () => (
    <ContentPage
      content={content}
      piece={{ scene: 'forks', hero: 'hero' }}
      legend={<PieceNames className="fork-labels" names={forkNames} />}
      actions={<Actions />}
    >
      <Notes />
    </ContentPage>
  ),
}
