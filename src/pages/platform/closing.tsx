import { opening } from '#src/content/openings/platform.ts'
import { OpeningBlocks } from '#src/sections/opening/opening-blocks.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'

/** What joining the parts changes, and where to go next. */
export function Closing() {
  return (
    <>
      <OpeningBlocks blocks={opening.blocks} />
      <RelatedPages heading={opening.next} pages={opening.related} ask={opening.ask} />
    </>
  )
}
