import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { content, legend, papers, readNewest } from '#src/content/pages/whitepapers.ts'
import { PaperRow } from '#src/sections/articles/paper-row.tsx'
import { Invitation } from '#src/sections/content-page/invitation.tsx'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import './whitepapers.css'

const [newest] = whitepapers

const rowsOf = (list: typeof whitepapers) => list.map((paper) => <PaperRow key={paper.path} paper={paper} />)

function Whitepapers() {
  return (
    <ContentPage
      content={content}
      piece={{ scene: 'press', hero: 'hero' }}
      legend={<PieceLegend text={legend} />}
      actions={
        <>
          {newest && (
            <ButtonLink to={newest.path} icon="arrow">
              {readNewest}
            </ButtonLink>
          )}
          <Invitation content={content} variant="outline" />
        </>
      }
    >
      <Section {...papers}>
        <ul className="inverted">{rowsOf(whitepapers.slice(0, 1))}</ul>
        <ul className="thirds papers">{rowsOf(whitepapers.slice(1))}</ul>
      </Section>
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: Whitepapers }
