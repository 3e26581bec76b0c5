import { SetPiece } from '#src/sections/set-piece.tsx'
import { content, legend } from '#src/content/pages/resources.ts'
import { ContentBlocks } from '#src/sections/content-page/content-blocks.tsx'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import { PieceLegend } from '#src/sections/piece-legend.tsx'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Lead } from './lead.tsx'
import { Latest } from './latest.tsx'
import { Cases } from './cases.tsx'
import { Papers } from './papers.tsx'
import { Counting } from './counting.tsx'
import './resources.css'

function Resources() {
  const { label, heading, lead, blocks, related, next, ask } = content
  return (
    <>
      <SetPiece scene="lens" placement="resources" place="hero" legend={<PieceLegend text={legend} />}>
        <PageHero label={label} heading={heading} lead={lead} />
      </SetPiece>
      <Lead />
      <Latest />
      <Cases />
      <Papers />
      <SetPiece scene="lens" placement="resources-text" place="aside" still>
        <ContentBlocks blocks={blocks} />
        <Counting />
        <RelatedPages heading={next} pages={related} ask={ask} />
      </SetPiece>
    </>
  )
}

export const page: PageModule = { meta: content.meta, Page: Resources }
