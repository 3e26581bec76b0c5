import { Link } from 'react-router-dom'
import { content } from '#src/content/pages/solutions.ts'
import { solutions } from '#src/content/solutions.ts'
import { gridTexts } from '#src/content/solutions-texts.ts'
import { anchors } from '#src/content/paths.ts'
import { buyingLinks } from '#src/content/buying-links.ts'
import { ContentPage } from '#src/sections/content-page/content-page.tsx'
import { PieceNames } from '#src/sections/piece-legend.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { SolutionGrid } from './solution-grid.tsx'
import { Comparison } from './comparison.tsx'
import './solution-labels.css'

function Explore() {
  return (
    <>
      <ButtonLink to={`#${gridTexts.id}`} icon="down">
        {gridTexts.explore}
      </ButtonLink>
      <Link className="text-link target" to={`#${anchors.howToBuy}`}>
        {buyingLinks.solutions}
      </Link>
    </>
  )
}

function Solutions() {
  return (
    <ContentPage
      content={content}
      actions={<Explore />}
      piece={{ scene: 'six', hero: 'hero', text: 'text' }}
      legend={<PieceNames className="solution-labels" names={solutions.map(({ title }) => title)} />}
      contact
    >
      <SolutionGrid />
      <Comparison />
    </ContentPage>
  )
}

export const page: PageModule = { meta: content.meta, Page: Solutions }
