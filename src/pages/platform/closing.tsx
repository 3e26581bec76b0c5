import { content } from '#src/content/pages/platform.ts'
import { ContentBlocks } from '#src/sections/content-page/content-blocks.tsx'
import { RelatedPages } from '#src/sections/page/related-pages.tsx'

/** What joining the parts changes, and where to go next. */
export function Closing() {
  return (
    <>
      <ContentBlocks blocks={content.blocks} />
      <RelatedPages heading={content.next} pages={content.related} ask={content.ask} />
    </>
  )
}
