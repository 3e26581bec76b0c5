import { EndPiece, SetPiece } from '#src/sections/set-piece.tsx'
import { opening } from '#src/content/openings/resources.ts'
import { OpeningBlocks } from '#src/sections/opening/opening-blocks.tsx'
import '#src/sections/opening/opening-page.css'
import { PageHero } from '#src/sections/page/page-hero.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'
import '#src/sections/pieces/pieces-page.css'
import type { PageModule } from '#src/runtime/page-module.ts'
import { Lead } from './lead.tsx'
import { Latest } from './latest.tsx'
import { Cases } from './cases.tsx'
import { Papers } from './papers.tsx'
import { Counting } from './counting.tsx'

function Resources() {
  const { label, heading, lead, blocks, related, next, ask } = opening
  return (
    <>
      <SetPiece scene="lens" placement="resources" place="hero">
        <PageHero label={label} heading={heading} lead={lead} />
      </SetPiece>
      <Lead />
      <Latest />
      <Cases />
      <Papers />
      <SetPiece scene="lens" placement="resources-text" place="aside">
        <OpeningBlocks blocks={blocks} />
        <Counting />
      </SetPiece>
      <EndPiece>
        <RelatedPages heading={next} pages={related} ask={ask} />
      </EndPiece>
    </>
  )
}

export const page: PageModule = { meta: opening.meta, Page: Resources }
