import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { content, papers } from '#src/content/pages/whitepapers.ts'
import { PaperRow } from '#src/sections/articles/paper-row.tsx'
import { Invitation } from '#src/sections/content-page/invitation.tsx'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import '#src/sections/articles/pieces-page.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Section } from '#src/ui/section.tsx'

const rowsOf = (list: typeof whitepapers) => list.map((paper) => <PaperRow key={paper.path} paper={paper} />)

function Whitepapers() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'lens', hero: 'papers' }}
      actions={<Invitation content={content} variant="outline" icon="arrow" />}
    >
      <Section {...papers}>
        <ul className="inverted">{rowsOf(whitepapers.slice(0, 1))}</ul>
        <ul>{rowsOf(whitepapers.slice(1))}</ul>
      </Section>
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: Whitepapers }
